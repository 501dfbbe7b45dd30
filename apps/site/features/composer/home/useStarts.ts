import { useEffect, useRef } from "react";
import type { Calling } from "./start.ts";
import { requestedCalling } from "./start-address.ts";

/** Only for visitors who name their calling. */
const callings = () => import("./calling.ts");

const list = () => document.querySelector<HTMLElement>(".compose-starts");

/** The list of trades is plain markup: its buttons appear once this island can handle them. */
export function useStarts(
  away: boolean,
  onBegin: ((id: string, calling?: Calling) => void) | undefined,
) {
  const latest = useRef(onBegin);
  latest.current = onBegin;
  const hydrated = onBegin !== undefined;
  useEffect(() => {
    const starts = list();
    if (!starts || !hydrated) return;
    const press = ({ target }: Event) => {
      const { begin } = (target as Element).closest<HTMLElement>("[data-begin]")?.dataset ?? {};
      if (begin) latest.current?.(begin);
    };
    const form = starts.querySelector("form");
    const field = form?.querySelector("input");
    const options = form?.querySelector("datalist");
    const status = form?.querySelector("[role=status]");
    const answer = async () => {
      const answer = field?.value.trim();
      if (!answer || !status) return;
      try {
        const { askForCalling } = await callings();
        const calling = await askForCalling(answer);
        if (calling) latest.current?.(calling.layout, calling);
        status.textContent = calling ? "" : `We don’t know “${answer}”. Choose a trade below.`;
      } catch {
        status.textContent = "The list could not be fetched. Choose a trade below.";
      }
    };
    const submit = (event: Event) => {
      event.preventDefault();
      answer();
    };
    const early = requestedCalling();
    if (early && field) {
      history.replaceState(history.state, "", location.pathname);
      field.value = early;
      answer();
    }
    // Without the list the field still takes any words.
    const suggest = () =>
      options &&
      callings()
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
