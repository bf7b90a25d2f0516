"""Small drawings of the four maps: the routes of the rules' data between the true places of their cities."""

from __future__ import annotations

import math
import tomllib
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from rules.maps import load_board

WIDTH, HEIGHT = 320, 200
_MARGIN = 12
_INK = {
    "red": "#c8372d",
    "blue": "#2b6cb0",
    "green": "#4c8f3a",
    "yellow": "#d9a514",
    "black": "#3b3833",
    "white": "#fffdf6",
    "orange": "#dd7a1f",
    "pink": "#b0509a",
    "gray": "#8d8678",
}
_AROUND = {"sea": "#cfe0e4", "land": "#dde3cd"}
_LAND, _COAST, _CITY = "#f3e8cf", "#d3c09a", "#5a2a1c"

Point = tuple[float, float]


@cache
def _places() -> dict[str, Any]:
    return tomllib.loads((files("api") / "pages" / "maps.toml").read_text(encoding="utf-8"))


class _Plane:
    """Degrees laid flat: true to shape around the middle of the cities, and as large as fits."""

    def __init__(self, cities: Sequence[Point]) -> None:
        east, north = [p[0] for p in cities], [p[1] for p in cities]
        self.middle = ((min(east) + max(east)) / 2, (min(north) + max(north)) / 2)
        self.narrow = math.cos(math.radians(self.middle[1]))
        wide, high = (max(east) - min(east)) * self.narrow, max(north) - min(north)
        self.scale = min((WIDTH - 2 * _MARGIN) / wide, (HEIGHT - 2 * _MARGIN) / high)

    def place(self, point: Point) -> str:
        """The point in the drawing, as a path has it."""
        x = WIDTH / 2 + (point[0] - self.middle[0]) * self.narrow * self.scale
        y = HEIGHT / 2 - (point[1] - self.middle[1]) * self.scale
        return f"{x:.1f} {y:.1f}"


def map_svg(edition: str) -> str:
    """The drawing of an edition's map as SVG without text, scripts or styles."""
    data = _places()[edition]
    cities: dict[str, Point] = {name: (place[0], place[1]) for name, place in data["cities"].items()}
    plane = _Plane(list(cities.values()))
    outlines = [data["land"], *data.get("islands", [])]
    land = "".join("M" + "L".join(plane.place(p) for p in outline) + "Z" for outline in outlines)
    lines: dict[str, list[str]] = defaultdict(list)
    drawn: set[tuple[str, str]] = set()
    for route in load_board(edition).routes:
        ends = (route.city_a, route.city_b)
        # The second track of a double route would lie under the first.
        if ends in drawn or not set(ends) <= cities.keys():
            continue
        drawn.add(ends)
        lines[route.color].append("M" + "L".join(plane.place(cities[end]) for end in ends))
    routes = "".join(lines["gray"] + [d for color, ds in lines.items() if color != "gray" for d in ds])
    colored = "".join(
        f'<path stroke="{_INK[color]}" d="{"".join(lines[color])}"/>' for color in _INK if lines[color]
    )
    dots = "".join(f"M{plane.place(place)}h.01" for place in cities.values())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
        f'<path fill="{_AROUND[data.get("around", "sea")]}" d="M0 0h{WIDTH}v{HEIGHT}H0z"/>'
        f'<path fill="{_LAND}" stroke="{_COAST}" stroke-width="2" stroke-linejoin="round" d="{land}"/>'
        f'<g fill="none" stroke-width="3.2">'
        f'<path stroke="#7a6a50" stroke-opacity=".45" stroke-width="4.6" d="{routes}"/>'
        f'<g stroke-dasharray="6 1.3">{colored}</g></g>'
        f'<path fill="none" stroke="{_CITY}" stroke-width="6" stroke-linecap="round" d="{dots}"/>'
        f'<path fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" d="{dots}"/></svg>\n'
    )
