"""How fast the rules engine is: longest path, stations and score sheets on random legal positions.

``python -m eval.bench.rules [--positions 2000] [--seed 1] [--json FILE]`` compares the exact longest path
with the straightforward depth-first enumeration of trails on the same networks: those of all players of
random legal end positions, and full networks of 45 trains that one player builds undisturbed. The
enumeration may not take more than `LIMIT` steps a network; where it is cut off it counts with the time it
took so far, so that the factor told is a lower bound.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rules import EDITIONS, compute, load_edition
from rules.maps import Board, Route, load_board
from rules.networks import edges_of
from rules.paths import Edge, longest_trail
from rules.stations import lendable

LIMIT = 1_000_000


def enumerate_trails(edges: Sequence[Edge], limit: int = LIMIT) -> tuple[int, bool]:
    """Returns the longest trail by walking every trail, and whether the walk came to its end."""
    around: dict[str, list[tuple[str, int, int]]] = {}
    for index, (a, b, length) in enumerate(edges):
        around.setdefault(a, []).append((b, length, index))
        around.setdefault(b, []).append((a, length, index))
    used = [False] * len(edges)
    best = steps = 0

    def walk(place: str, length: int) -> None:
        nonlocal best, steps
        steps += 1
        if length > best:
            best = length
        for other, more, index in around[place]:
            if not used[index] and steps < limit:
                used[index] = True
                walk(other, length + more)
                used[index] = False

    for place in around:
        walk(place, 0)
    return best, steps < limit


def end_position(board: Board, rng: random.Random, players: int, loops: float) -> list[list[Route]]:
    """Plays a random legal game to its end; `loops` tells how often a player closes a loop where possible."""
    edition = load_edition(board.edition)
    both = players >= edition.number("double.both_from_players")
    taken: set[int] = set()
    closed: set[str] = set()
    seats: list[list[Route]] = [[] for _ in range(players)]
    left = [edition.number("setup.trains")] * players
    for turn in range(10_000):
        seat = turn % players
        mine = {route.group for route in seats[seat] if route.group}
        places = {place for route in seats[seat] for place in route.ends}
        options = [
            route
            for route in board.routes
            if route.index not in taken
            and route.length <= left[seat]
            and route.group not in mine
            and (both or route.group not in closed)
        ]
        near = [route for route in options if places & set(route.ends)]
        inner = [route for route in near if places >= set(route.ends)]
        if inner and rng.random() < loops:
            options = inner
        elif near and rng.random() < 0.85:
            options = near
        if not options:
            break
        route = rng.choice(options)
        taken.add(route.index)
        if route.group:
            closed.add(route.group)
        seats[seat].append(route)
        left[seat] -= route.length
        if left[seat] <= edition.number("end.trains_trigger"):
            break
    return seats


def timed(function: Callable[[], Any]) -> tuple[float, Any]:
    """Returns the milliseconds of processor time a call takes, and what it returns."""
    start = time.process_time()
    result = function()
    return (time.process_time() - start) * 1000, result


def spread(times: Sequence[float]) -> dict[str, float]:
    """Returns the distribution of some times in milliseconds."""
    order = sorted(times)
    at = {"p50": 0.5, "p90": 0.9, "p99": 0.99}
    places = {name: order[min(len(order) - 1, int(len(order) * part))] for name, part in at.items()}
    return {
        key: round(value, 3)
        for key, value in {"mean": sum(order) / len(order), **places, "max": order[-1]}.items()
    }


def full_network(board: Board, rng: random.Random, loops: float) -> list[Route]:
    """Returns a connected network of 45 trains, or as near as the board allows, built by one player alone."""
    left = load_edition(board.edition).number("setup.trains")
    owned: list[Route] = []
    pairs: set[frozenset[str]] = set()
    places: set[str] = set()
    while True:
        options = [
            route
            for route in board.routes
            if route.length <= left
            and frozenset(route.ends) not in pairs
            and (not places or places & set(route.ends))
        ]
        inner = [route for route in options if places >= set(route.ends)]
        if inner and rng.random() < loops:
            options = inner
        if not options:
            return owned
        route = rng.choice(options)
        owned.append(route)
        pairs.add(frozenset(route.ends))
        places |= set(route.ends)
        left -= route.length


def bench_longest(networks: Sequence[Sequence[Route]]) -> dict[str, Any]:
    """Times the longest path of some networks, ours and the enumeration, and compares what they find."""
    ours: list[float] = []
    theirs: list[float] = []
    cut = 0
    for routes in networks:
        edges = edges_of(routes)
        took, trail = timed(partial(longest_trail, edges))
        slow, (length, complete) = timed(partial(enumerate_trails, edges))
        ours.append(took)
        theirs.append(slow)
        cut += not complete
        if length > trail.length or (complete and length != trail.length):
            raise AssertionError(f"{trail.length} is not {length} for {edges}")
    return {
        "networks": len(ours),
        "ours_ms": spread(ours),
        "enumeration_ms": spread(theirs),
        "enumeration_cut_off": cut,
        "times_as_fast": round(sum(theirs) / sum(ours), 1),
    }


def end_networks(board: Board, rng: random.Random, positions: int) -> list[list[Route]]:
    """Returns the networks of all players of some random end positions."""
    high = load_edition(board.edition).number("setup.players_max")
    return [
        routes
        for _ in range(positions)
        for routes in end_position(board, rng, rng.randint(2, high), rng.choice([0.0, 0.3, 0.8]))
    ]


def sheet_inputs(board: Board, rng: random.Random, players: int, stations: int) -> dict[str, Any]:
    """Returns the inputs of `final_scores` for a random end position with tickets and stations."""
    seats = end_position(board, rng, players, 0.3)
    deck = [ticket for ticket in board.tickets.values() if len(ticket.goals) == 1]
    rng.shuffle(deck)
    cities = [city.key for city in board.cities.values() if city.kind == "city"]
    rng.shuffle(cities)
    entries: list[dict[str, Any]] = []
    for index, routes in enumerate(seats):
        entry: dict[str, Any] = {
            "name": f"player {index + 1}",
            "routes": named(routes),
            "tickets": [
                {"city_a": ticket.city_a, "city_b": ticket.goals[0][0]}
                for ticket in (deck.pop() for _ in range(6))
            ],
        }
        if stations:
            entry["stations"] = [{"city": cities.pop()} for _ in range(stations)]
        entries.append(entry)
    return {"edition": board.edition, "players": entries}


def named(routes: Sequence[Route]) -> list[dict[str, Any]]:
    """Returns routes as inputs name them."""
    return [
        {
            "city_a": route.city_a,
            "city_b": route.city_b,
            "color": route.color,
            **({"border_node": route.border_node} if route.border_node else {}),
        }
        for route in routes
    ]


def bench_stations(positions: int, rng: random.Random) -> dict[str, float]:
    """Times the best choice of three borrowed routes on a crowded board: five players, busy cities."""
    board = load_board("europe")
    times: list[float] = []
    for _ in range(positions):
        own, *others = end_position(board, rng, 5, 0.3)
        rivals = [route for routes in others for route in routes]
        busy = sorted(board.cities, key=lambda city: (-len(lendable(city, rivals)), city))[:10]
        tickets = rng.sample(list(board.tickets.values()), 10)
        inputs = {
            "edition": "europe",
            "routes": named(own),
            "rival_routes": named(rivals),
            "stations": [{"city": city} for city in rng.sample(busy, 3)],
            "tickets": [{"city_a": t.city_a, "city_b": t.goals[0][0]} for t in tickets],
        }
        times.append(timed(partial(compute, "best_stations", inputs))[0])
    return spread(times)


def bench_scores(positions: int, rng: random.Random) -> dict[str, dict[str, float]]:
    """Times whole score sheets: four players (three in Switzerland), in Europe with two stations each."""
    found: dict[str, dict[str, float]] = {}
    for name in EDITIONS:
        board = load_board(name)
        players = min(4, load_edition(name).number("setup.players_max"))
        times: list[float] = []
        for _ in range(positions):
            inputs = sheet_inputs(board, rng, players, 2 if name == "europe" else 0)
            times.append(timed(partial(compute, "final_scores", inputs))[0])
        found[name] = spread(times)
    return found


def run(positions: int, seed: int) -> dict[str, Any]:
    """Runs all benchmarks and returns their numbers, the longest path on so many end positions in all."""
    rng = random.Random(seed)  # noqa: S311 (no secrets here)
    each = -(-positions // len(EDITIONS))
    boards = [load_board(name) for name in EDITIONS]
    played = {board.edition: bench_longest(end_networks(board, rng, each)) for board in boards}
    full = {
        f"{board.edition}, loops {loops}": bench_longest(
            [full_network(board, rng, loops) for _ in range(max(5, each // 10))]
        )
        for board in boards
        for loops in (0.2, 0.5, 0.8)
    }
    return {
        "python": platform.python_version(),
        "positions": each * len(EDITIONS),
        "seed": seed,
        "longest_path_end_positions": {**played, "all": together(played)},
        "longest_path_full_networks": {**full, "all": together(full)},
        "best_stations_ms": bench_stations(max(20, each // 2), rng),
        "final_scores_ms": bench_scores(max(20, each // 5), rng),
    }


def together(rows: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """Returns how many times as fast ours is over all networks of several rows, by total time."""
    ours = sum(row["networks"] * row["ours_ms"]["mean"] for row in rows.values())
    theirs = sum(row["networks"] * row["enumeration_ms"]["mean"] for row in rows.values())
    return {
        "networks": sum(row["networks"] for row in rows.values()),
        "enumeration_cut_off": sum(row["enumeration_cut_off"] for row in rows.values()),
        "times_as_fast": round(theirs / ours, 1),
    }


def main() -> None:
    """Prints the numbers, and writes them as JSON where asked."""
    parser = argparse.ArgumentParser(description="Benchmark of the rules engine.")
    parser.add_argument("--positions", type=int, default=2000, help="end positions, over all four maps")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="file to write the numbers to")
    options = parser.parse_args()
    numbers = run(options.positions, options.seed)
    for kind in ("longest_path_end_positions", "longest_path_full_networks"):
        for name, row in numbers[kind].items():
            print(f"{kind}, {name}: {row}")
    print(f"best stations, 3 stations, crowded board: {numbers['best_stations_ms']}")
    for name, row in numbers["final_scores_ms"].items():
        print(f"final scores, {name}: {row}")
    if options.json:
        options.json.write_text(json.dumps(numbers, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
