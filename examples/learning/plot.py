"""A learning curve as an SVG image."""

LEFT, RIGHT, TOP, BOTTOM = 56, 400, 24, 252
COLOURS = ("#9c3d24", "#2f5d7c", "#67563f")


def ticks(least, most, count=5):
    """Round numbers from at most `least` to at least `most`.

    >>> ticks(-3, 51)
    [-20, 0, 20, 40, 60]
    """
    steps = (round_number * 10**power for power in range(-3, 9) for round_number in (1, 2, 5))
    step = next(step for step in steps if (most - least) / step <= count)
    first = int(least // step)
    last = -int(-most // step)
    return [round(number * step, 3) for number in range(first, last + 1)]


def curve(title, across, up, lines):
    """Lines by name, each a list of points (x, y). `across` and `up` say what the axes are."""
    points = [point for line in lines.values() for point in line]
    marks_x = ticks(0, max(x for x, _ in points))
    marks_y = ticks(min(0, *(y for _, y in points)), max(y for _, y in points))

    def x_of(value):
        return LEFT + (RIGHT - LEFT) * value / marks_x[-1]

    def y_of(value):
        return BOTTOM - (BOTTOM - TOP) * (value - marks_y[0]) / (marks_y[-1] - marks_y[0])

    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 310" font-family="sans-serif" font-size="13">',
        f"<title>{title}</title>",
        '<rect width="520" height="310" rx="6" fill="#fffdf8"/>',
        f'<text x="12" y="16">{up}</text><text x="{(LEFT + RIGHT) / 2}" y="298" text-anchor="middle">{across}</text>',
    ]
    for mark in marks_y:
        parts.append(f'<path d="M{LEFT} {y_of(mark):.1f}H{RIGHT}" stroke="#e4dccb"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y_of(mark) + 4:.1f}" text-anchor="end">{mark:,}</text>')
    for mark in marks_x:
        parts.append(f'<text x="{x_of(mark):.1f}" y="272" text-anchor="middle">{mark:,}</text>')
    for (name, line), colour in zip(lines.items(), COLOURS, strict=False):
        drawn = " ".join(f"{x_of(x):.1f},{y_of(y):.1f}" for x, y in line)
        parts.append(f'<polyline points="{drawn}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        x, y = line[-1]
        parts.append(f'<text x="{x_of(x) + 8:.1f}" y="{y_of(y) + 4:.1f}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>", ""])
