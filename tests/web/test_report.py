"""The report of a tournament in a real browser."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.quick import further
from tests.terminal.commands import run
from tests.web.page_checks import AXE


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    file = folder / "report.html"
    result = run(
        "arena", "princes", "--players", "random,random,random", "--games", 34, "--folder", folder, "--report", file
    )
    assert f"Report written to {file}" in result.stdout.replace("\n", "")
    return file


@pytest.mark.parametrize(("width", "theme"), [*further((1440, "light")), (390, "dark")])
def test_the_report_fits_asks_for_nothing_and_shuts_nobody_out(browser: Browser, report: Path, width, theme) -> None:
    page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=theme)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: asked.append(message.text))
    page.goto(report.as_uri())
    assert asked == [report.as_uri()]
    page.click("summary")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert page.locator("tbody a").count() == 34
    assert page.locator(".plot svg").first.bounding_box()["width"] > 100
    page.add_script_tag(path=str(AXE))
    found = page.evaluate("async () => (await axe.run()).violations")
    assert [(each["id"], each["nodes"][0]["html"]) for each in found] == []
    page.close()
