import { useEffect, useState } from "react";
import { withBase } from "../../../model/base-path/base-path.ts";
import { layoutName } from "../../../model/layouts/chosen-layout.ts";
import { comparable, compareAddress, mostCompared } from "../../../model/layouts/compare.ts";
import { layoutShelves } from "../../../model/layouts/layout-cards.ts";
import { workspaceSummary } from "../../../workspace/store/summary.ts";

const all = layoutShelves.flatMap(({ layouts }) => layouts.map(({ id }) => id));

/** The neighbour in the catalogue that is not shown yet. */
function another(shown: readonly string[]): string | undefined {
  const at = all.indexOf(shown.at(-1) ?? "");
  return [...all.slice(at + 1), ...all].find((id) => !shown.includes(id));
}

/** What the address asks for; without it the favourites; and always two, for one isn’t a comparison. */
function first(): string[] {
  const requested = comparable(new URLSearchParams(location.search).getAll("show"));
  const shown =
    requested.length > 0
      ? requested
      : comparable((workspaceSummary().favourites ?? []).toReversed());
  while (shown.length < 2) shown.push(another(shown) ?? "");
  return shown;
}

/** The layouts beside each other; the address follows, so that it can be shared. */
export function useCompared() {
  const [shown, setShown] = useState(first);
  const [message, setMessage] = useState("");
  useEffect(() => {
    history.replaceState(history.state, "", withBase(compareAddress(shown)));
  }, [shown]);

  const put = (index: number, id: string) => {
    setShown((before) => before.map((one, at) => (at === index ? id : one)));
    setMessage(`${layoutName(id)} shown in place ${index + 1}`);
  };
  const add = () => {
    const next = another(shown);
    if (shown.length >= mostCompared || !next) return setMessage("Four at most");
    setShown([...shown, next]);
    setMessage(`${layoutName(next)} added`);
  };
  const remove = (index: number) => {
    setMessage(`${layoutName(shown[index] ?? "")} removed`);
    setShown(shown.filter((_, at) => at !== index));
  };
  return { shown, put, add, remove, message, setMessage };
}
