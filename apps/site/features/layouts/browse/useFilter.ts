import type { LayoutSummary } from "@daylit/layouts/catalogue/view-models.ts";
import { viewFolder } from "@daylit/layouts/render/assets.ts";
import { useEffect, useRef, useState } from "react";
import { withBase } from "../../../model/base-path/base-path.ts";
import { matchesWords } from "../../../model/layouts/matches-words.ts";

type Words = Readonly<Record<string, string>>;

let loading: Promise<Words> | undefined;

/** The words of all pages are fetched on the first search. */
const loadWords = () => {
  loading ??= fetch(withBase(`/${viewFolder}/words.json`)).then((response) => response.json());
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
};

export function useFilter() {
  const [typed, setTyped] = useState("");
  const [kind, setKind] = useState("");
  const [hand, setHand] = useState("");
  const [mood, setMood] = useState("");
  const [words, setWords] = useState<Words>();

  // A filtered view can be shared: the address carries it. What was typed before the page
  // was hydrated counts too, so the fields keep their own values and are read once.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    for (const [name, set] of Object.entries({
      words: setTyped,
      section: setKind,
      picture: setHand,
      mood: setMood,
    })) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      field.value = query.get(name) ?? field.value;
      set(field.value);
      const fold = field.value && field.closest("details");
      if (fold) fold.open = true;
    }
  }, []);

  useEffect(() => {
    const query = new URLSearchParams(
      Object.entries({ words: typed, section: kind, picture: hand, mood }).filter(
        ([, value]) => value,
      ),
    );
    const search = query.size > 0 ? `?${query}` : "";
    if (typed || kind || hand || mood || location.search)
      history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
    if (typed.trim()) loadWords().then(setWords, () => {});
  }, [typed, kind, hand, mood]);

  const matches = ({ id, kinds, hand: leading, moods }: LayoutSummary) =>
    (!kind || kinds.includes(kind)) &&
    (!hand || leading === hand) &&
    (!mood || moods.some((each) => each === mood)) &&
    (!typed.trim() || !words || matchesWords(typed, words[id] ?? ""));

  return {
    form,
    typed,
    setTyped,
    kind,
    setKind,
    hand,
    setHand,
    mood,
    setMood,
    matches,
    filtered: Boolean(typed.trim() || kind || hand || mood),
    prepare: loadWords,
  };
}
