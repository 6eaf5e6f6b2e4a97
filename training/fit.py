"""Fit a network to the samples of `self_play.py`. Needs PyTorch and NumPy; a GPU makes it quick.

python training/fit.py samples*.bin --names names.json --out network.json
"""

import argparse
import json
from pathlib import Path

import numpy
import torch

UNITS = 48
BATCH = 8192
HELD_BACK = 0.03
RATE = 2e-3
DECAY = 1e-5


def read(files: list[Path], width: int) -> torch.Tensor:
    rows = [numpy.fromfile(file, dtype=numpy.float32).reshape(-1, width) for file in files]
    return torch.from_numpy(numpy.concatenate(rows))


def fit(rows: torch.Tensor, features: int, epochs: int, device: str) -> tuple[torch.nn.Sequential, torch.Tensor]:
    """Points from features by least squares; the network, and how far off it is, by round, on rows held back."""
    held = int(len(rows) * HELD_BACK)
    tested, learned = rows[:held].to(device), rows[held:].to(device)  # whole games lie together: none is in both
    mean = learned[:, -1].mean()
    model = torch.nn.Sequential(torch.nn.Linear(features, UNITS), torch.nn.ReLU(), torch.nn.Linear(UNITS, 1)).to(device)
    with torch.no_grad():
        model[2].bias.fill_(mean)
    optimizer = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=DECAY)
    steps = epochs * (len(learned) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE * 2, total_steps=steps)
    for _ in range(epochs):
        order = torch.randperm(len(learned), device=device)
        for chosen in order.split(BATCH):
            batch = learned[chosen]
            loss = torch.nn.functional.mse_loss(model(batch[:, :features])[:, 0], batch[:, -1])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    with torch.no_grad():
        off = (model(tested[:, :features])[:, 0] - tested[:, -1]) ** 2
    rounds = tested[:, -2].long()
    spread = torch.stack([off[rounds == number].mean().sqrt() for number in range(1, int(rounds.max()) + 1)])
    print(f"{len(learned)} rows, off by {off.mean().sqrt():.2f} points (spread without it {tested[:, -1].std():.2f}),"
          f" by round {[round(float(each), 1) for each in spread]}", flush=True)  # fmt: skip
    return model.cpu(), spread.cpu()


def write(model: torch.nn.Sequential, spread: torch.Tensor, names: list[str], out: Path) -> None:
    def numbers(tensor: torch.Tensor) -> list[float]:
        return [float(f"{value:.5g}") for value in tensor.flatten().tolist()]

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
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    names = json.loads(given.names.read_text("utf-8"))
    device = "cuda" if torch.cuda.is_available() else "cpu"
    model, spread = fit(read(given.samples, len(names) + 2), len(names), given.epochs, device)
    write(model, spread, names, given.out)


if __name__ == "__main__":
    main()
