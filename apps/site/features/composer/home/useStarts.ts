import { cleanText } from "@daylit/layouts/schema/read/clean-text.ts";
import { useEffect, useRef } from "react";
import { t } from "../messages/t.ts";
import type { FirstAnswers } from "./find-designs.ts";
import { requestedAnswers } from "./start-address.ts";

/** Only for visitors who say what they do. */
const finder = () => import("./find-designs.ts");

const list = () => document.querySelector<HTMLElement>(".compose-starts");

type Actions = {
  onBegin: (id: string) => void;
  /** Fails if the designs cannot be fetched. */
  onAnswer: (answers: FirstAnswers) => Promise<void>;
};

/** What was typed or pasted, without what can never stand on a page. */
export const answersIn = (fields: FormData | URLSearchParams): FirstAnswers => {
  const read = (name: string) =>
    cleanText(`${fields.get(name) ?? ""}`.slice(0, 200))
      .replaceAll(/\s+/g, " ")
      .trim();
  return { calling: read("calling"), name: read("name"), place: read("place") };
};

/** The list of trades is plain markup: its buttons appear once this island can handle them. */
export function useStarts(away: boolean, actions: Actions | undefined) {
  const latest = useRef(actions);
  latest.current = actions;
  const hydrated = actions !== undefined;
  useEffect(() => {
    const starts = list();
    if (!starts || !hydrated) return;
    const press = ({ target }: Event) => {
      const { begin } = (target as Element).closest<HTMLElement>("[data-begin]")?.dataset ?? {};
      if (begin) latest.current?.onBegin(begin);
    };
    const form = starts.querySelector("form");
    const options = form?.querySelector("datalist");
    const status = form?.querySelector("[role=status]");
    const answer = async () => {
      if (!form || !status) return;
      const answers = answersIn(new FormData(form));
      if (!answers.calling) {
        status.textContent = t`Say in a word what you do.`;
        form.querySelector("input")?.focus();
        return;
      }
      status.textContent = t`Looking for designs …`;
      try {
        await latest.current?.onAnswer(answers);
        status.textContent = "";
      } catch {
        status.textContent = t`The designs could not be fetched. Are you online? Try again, or choose a layout below.`;
      }
    };
    const submit = (event: Event) => {
      event.preventDefault();
      answer();
    };
    const early = requestedAnswers();
    if (early && form) {
      history.replaceState(history.state, "", location.pathname);
      for (const [name, value] of Object.entries(answersIn(early))) {
        const field = form.elements.namedItem(name);
        if (field instanceof HTMLInputElement) field.value = value;
      }
      answer();
    }
    // Without the list the field still takes any words.
    const suggest = () =>
      options &&
      finder()
        .then(({ suggestCallings }) => suggestCallings(options))
        .catch(() => {});
    starts.dataset.hydrated = "";
    starts.addEventListener("click", press);
    form?.addEventListener("submit", submit);
    form?.addEventListener("focusin", suggest);
    return () => {
      starts.removeEventListener("click", press);
      form?.removeEventListener("submit", submit);
      form?.removeEventListener("focusin", suggest);
    };
  }, [hydrated]);
  // Behind the composer they would still be drawn.
  useEffect(() => {
    const starts = list();
    if (starts) starts.hidden = away;
  }, [away]);
}
