import { useEffect, useRef, useState } from "react";

/** What the fields of a filter hold, by their names; an empty one lets everything through. */
type Values<Name extends string> = Readonly<Record<Name, string>>;

/** The filter that a form holds. The address carries it, so that it can be shared. */
export function useFilter<Name extends string>(nothing: Values<Name>) {
  const names = Object.keys(nothing) as Name[];
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState<Values<Name>>();

  // What was typed before the page came alive counts too: the fields keep their own values.
  const read = () => {
    const fields = new FormData(form.current ?? undefined);
    const values = names.map((name) => [name, String(fields.get(name) ?? "")]);
    setAsked(Object.fromEntries(values) as Values<Name>);
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
    if (!asked) return;
    const query = new URLSearchParams(names.map((name) => [name, asked[name]]));
    for (const name of names) if (!asked[name]) query.delete(name);
    const search = query.size > 0 ? `?${query}` : "";
    if (search !== location.search)
      history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
  }, [asked]);

  const values = asked ?? nothing;
  return {
    form,
    values,
    filtered: names.some((name) => values[name].trim()),
    read,
    clear: () => setAsked(nothing),
  };
}
