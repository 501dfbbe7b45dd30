"""Prints, per picture, a hash of everything its scene reaches: its own function, the industry's
look and palette, and each shared function used, directly or through another. Comments and
unrelated helpers do not count, so a new shape does not make sixty pictures stale.

    python3 blender/render/fingerprint.py
"""

import ast
import hashlib
import json
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
EVERY_PICTURE = {"prepare", "passes", "develop", "daylight", "denoise", "Look"}


@cache
def definitions(path):
    """Top-level name → its syntax tree."""
    found = {}
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found[node.name] = node
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                names = target.elts if isinstance(target, ast.Tuple) else [target]
                found |= {name.id: node for name in names if isinstance(name, ast.Name)}
    return found


def renamed(path, trade):
    """Names imported from the trade under another name."""
    names = [n for i in ast.parse(path.read_text()).body if isinstance(i, ast.ImportFrom) for n in i.names]
    return {n.asname: trade[n.name] for n in names if n.asname and n.name in trade}


def without_docstring(node):
    body = getattr(node, "body", None)
    if body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        node.body = body[1:] or [ast.Pass()]
    return node


@cache
def used(node, name):
    """Names it takes from outside: a local `chair` is not the shared one."""
    named = [n for n in ast.walk(node) if isinstance(n, ast.Name)]
    own = {n.id for n in named if isinstance(n.ctx, ast.Store)} - {name}
    own |= {n.arg for n in ast.walk(node) if isinstance(n, ast.arg)}
    return {n.id for n in named if n.id not in own}


@cache
def source(node):
    return ast.unparse(without_docstring(node))


def reach(start, known):
    seen, queue = set(), list(start)
    while queue:
        name = queue.pop()
        if name in seen or name not in known:
            continue
        seen.add(name)
        queue += used(known[name], name)
    return seen


def main():
    shared = {}
    for path in sorted((ROOT / "blender").glob("**/*.py"), key=lambda path: path.name):
        if path.name not in ("__init__.py", "fingerprint.py"):
            shared |= definitions(path)
    hashes = {}
    for path in sorted((ROOT / "scenes").glob("**/*.py")):
        own = definitions(path)
        # A trade's people sit in its light: what they take from the trade's scenes counts as well.
        trade = definitions(ROOT / "scenes" / path.name)
        known = {**shared, **trade, **own, **renamed(path, trade)}
        for name, node in own.items():
            if name.startswith("_") or not isinstance(node, ast.FunctionDef):
                continue
            names = sorted(reach({name, "LOOK", *EVERY_PICTURE}, known))
            text = "\n".join(source(known[n]) for n in names)
            hashes[name.replace("_", "-")] = hashlib.sha256(text.encode()).hexdigest()[:12]
    print(json.dumps(hashes, indent=1))


main()
