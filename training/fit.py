"""Fit a network to the samples of `self_play.py`. Needs PyTorch and NumPy; a GPU makes it quick.

python training/fit.py samples*.bin --names names.json --out network.json
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy
import torch

UNITS = 48
BATCH = 2048
HELD_BACK = 0.03
RATE = 2e-3
RATE_GOING_ON = 6e-4
STEP_TOWARDS_NEW = 0.5  # how far to go from a network to what the newest games say: they all have their whims
DECAY = 0.03


def read(files: list[Path], width: int) -> torch.Tensor:
    rows = [numpy.fromfile(file, dtype=numpy.float32).reshape(-1, width) for file in files]
    return torch.from_numpy(numpy.concatenate(rows))


def made(names: list[str], units: int, start: dict[str, Any] | None) -> torch.nn.Sequential:
    """A new network; one to start from gives its units, and features of the same name keep their weights there."""
    model = torch.nn.Sequential(torch.nn.Linear(len(names), units), torch.nn.ReLU(), torch.nn.Linear(units, 1))
    if start is not None:
        had = dict(zip(start["features"], start["hidden"]))
        kept = len(start["bias"])
        with torch.no_grad():
            model[0].weight[:kept] = torch.tensor([had.get(name, [0.0] * kept) for name in names]).T
            model[0].bias[:kept] = torch.tensor(start["bias"])
            model[2].weight.zero_()  # what further units have to say is yet to be learned
            model[2].weight[0, :kept] = torch.tensor(start["out"])
            model[2].bias.fill_(start["out_bias"])
    return model


def fit(model: torch.nn.Sequential, rows: torch.Tensor, epochs: int, goes_on: bool, device: str) -> torch.Tensor:
    """The lesson from features by least squares; how far off from the end, by round, on the newest rows, held back."""
    held = int(len(rows) * HELD_BACK)
    learned, tested = rows[:-held].to(device), rows[-held:].to(device)  # whole games lie together: none is in both
    model.to(device)
    began = [parameter.detach().clone() for parameter in model.parameters()]
    rate, step = (RATE_GOING_ON, STEP_TOWARDS_NEW) if goes_on else (RATE, 1.0)
    optimizer = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=DECAY)
    steps = epochs * (len(learned) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate * 2, total_steps=steps)
    for _ in range(epochs):
        for chosen in torch.randperm(len(learned), device=device).split(BATCH):
            batch = learned[chosen]
            loss = torch.nn.functional.mse_loss(model(batch[:, :-3])[:, 0], batch[:, -1])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    with torch.no_grad():
        for parameter, before in zip(model.parameters(), began):
            parameter.lerp_(before, 1 - step)
        off = (model(tested[:, :-3])[:, 0] - tested[:, -2]) ** 2
    rounds = tested[:, -3].long()
    spread = torch.stack([off[rounds == number].mean().sqrt() for number in range(1, int(rounds.max()) + 1)])
    print(f"{len(learned)} rows, off by {off.mean().sqrt():.2f} points (spread without it {tested[:, -2].std():.2f}),"
          f" by round {[round(float(each), 1) for each in spread]}", flush=True)  # fmt: skip
    model.cpu()
    return spread.cpu()


def write(model: torch.nn.Sequential, spread: torch.Tensor, names: list[str], out: Path) -> None:
    def numbers(tensor: torch.Tensor) -> list[float]:
        return [float(f"{value:.4g}") for value in tensor.flatten().tolist()]

    parameters = {
        "features": names,
        "hidden": [numbers(column) for column in model[0].weight.detach().T],
        "bias": numbers(model[0].bias.detach()),
        "out": numbers(model[2].weight.detach()),
        "out_bias": float(model[2].bias.detach()),
        "spread": numbers(spread),
    }
    out.write_text(json.dumps(parameters, separators=(",", ":")) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("samples", type=Path, nargs="+")
    parser.add_argument("--names", type=Path, required=True, help="a JSON list of the features' names")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--units", type=int, default=UNITS, help="in the hidden layer")
    parser.add_argument("--start", type=Path, help="a network to go on from")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    names = json.loads(given.names.read_text("utf-8"))
    device = "cuda" if torch.cuda.is_available() else "cpu"
    start = json.loads(given.start.read_text("utf-8")) if given.start else None
    model = made(names, given.units, start)
    rows = read(given.samples, len(names) + 3)
    if start is None:
        with torch.no_grad():
            model[2].bias.fill_(rows[:, -1].mean())
    spread = fit(model, rows, given.epochs, start is not None, device)
    write(model, spread, names, given.out)


if __name__ == "__main__":
    main()
