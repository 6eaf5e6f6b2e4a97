"""The mean of several networks that come from one another: better than any of them, which all have their whims.

python training/mean.py network20.json network22.json network24.json --out network.json
"""

import argparse
import json
from pathlib import Path
from typing import Any


def mean(values: list[Any]) -> Any:
    """Of numbers, or of lists place by place; names are the same in all."""
    if isinstance(values[0], str):
        return values[0]
    if isinstance(values[0], list):
        return [mean(list(each)) for each in zip(*values, strict=True)]
    return float(f"{sum(values) / len(values):.4g}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("networks", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    networks = [json.loads(file.read_text("utf-8")) for file in given.networks]
    if any(network["features"] != networks[0]["features"] for network in networks):
        parser.error("these networks look at different features; only those that come from one another have a mean")
    found = {part: mean([network[part] for network in networks]) for part in networks[0]}
    given.out.write_text(json.dumps(found, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
