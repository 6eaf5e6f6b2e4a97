"""Every rule of every game in the package has a test that names it."""

from tests.rules_coverage import coverage, faults, main, rule_ids


def test_every_rule_has_a_test_and_no_test_names_an_unknown_rule(capsys):
    assert faults(rule_ids(), coverage(), rule_ids(planned=True)) == []
    assert main() == 0
    assert "PF-AUC-5\n    tests/princes/test_auction.py::" in capsys.readouterr().out


def test_a_missing_and_an_unknown_rule_are_told(tmp_path):
    (tmp_path / "test_a.py").write_text("def test_one():  # PF-AUC-1\n    '''PF-AUC-99'''\n\n\nOTHER = 'PF-AUC-2'\n")
    named = coverage(tmp_path)
    assert faults(["PF-AUC-1", "PF-AUC-2"], named, ["PF-AUC-1", "PF-AUC-2", "LM-VAL-1"]) == [
        "PF-AUC-2 has no test",
        f"{tmp_path.name}/test_a.py::test_one names PF-AUC-99, which is no rule",
    ]


def test_a_game_counts_only_once_it_is_in_the_package(tmp_path):
    (tmp_path / "locale" / "en").mkdir(parents=True)
    rules = "PF-AUC = Auctions\nPF-AUC-1 =\n    One, see PF-AUC-2.\nPF-AUC-2 = Two.\n"
    (tmp_path / "locale" / "en" / "princes-rules.ftl").write_text(rules)
    assert rule_ids(tmp_path) == []
    assert rule_ids(tmp_path, planned=True) == ["PF-AUC-1", "PF-AUC-2"]
    (tmp_path / "princes").mkdir()
    (tmp_path / "princes" / "game.py").touch()
    assert rule_ids(tmp_path) == ["PF-AUC-1", "PF-AUC-2"]
