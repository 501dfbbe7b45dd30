import { useEffect, useRef, useState } from "react";
import { nothing, type PictureFilter, showOnly } from "./selection.ts";

const names = Object.keys(nothing) as (keyof PictureFilter)[];

/** The filter that the form holds. The address carries it, so that it can be shared. */
export function useSelection(total: number) {
  const form = useRef<HTMLFormElement>(null);
  const [filter, setFilter] = useState<PictureFilter>();
  const [found, setFound] = useState(total);

  // What was typed before the page came alive counts too: the fields keep their own values.
  const read = () => {
    const fields = new FormData(form.current ?? undefined);
    setFilter(
      Object.fromEntries(
        names.map((name) => [name, String(fields.get(name) ?? "")]),
      ) as PictureFilter,
    );
  };

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    for (const name of names) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = query.get(name) ?? field.value;
    }
    const fold = form.current?.closest("details");
    if (fold && query.size > 0) fold.open = true;
    read();
  }, []);

  useEffect(() => {
    if (!filter) return;
    setFound(showOnly(filter));
    const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value));
    const search = query.size > 0 ? `?${query}` : "";
    if (search !== location.search)
      history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
  }, [filter]);

  return {
    form,
    found,
    filtered: filter !== undefined && names.some((name) => filter[name].trim()),
    read,
    clear: () => setFilter(nothing),
  };
}
