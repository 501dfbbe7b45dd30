import type { LayoutSummary } from "@daylit/layouts/catalogue/view-models.ts";
import { viewFolder } from "@daylit/layouts/render/assets.ts";
import { useEffect, useState } from "react";
import { withBase } from "../../../model/base-path/base-path.ts";
import { matchesWords } from "../../../model/layouts/matches-words.ts";
import { useFilter } from "../../../ui/filter/useFilter.ts";

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

const nothing = { words: "", section: "", picture: "", mood: "" };

export function useLayoutFilter() {
  const filter = useFilter(nothing);
  const { words: typed, section, picture, mood } = filter.values;
  const [words, setWords] = useState<Words>();

  useEffect(() => {
    if (typed.trim()) loadWords().then(setWords, () => {});
  }, [typed]);

  const matches = ({ id, kinds, hand, moods }: LayoutSummary) =>
    (!section || kinds.some((kind) => kind === section)) &&
    (!picture || hand === picture) &&
    (!mood || moods.some((each) => each === mood)) &&
    (!typed.trim() || !words || matchesWords(typed, words[id] ?? ""));

  return { ...filter, matches, prepare: loadWords };
}
