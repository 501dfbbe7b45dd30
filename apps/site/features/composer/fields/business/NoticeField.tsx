import { useId } from "react";
import { SetAside } from "../../panels/check/SetAside.tsx";
import { withValue } from "../../store/changes/object-path.ts";
import { useComposer, useNow } from "../../store/context.ts";
import { today } from "../../store/today.ts";
import { Counter } from "../controls/Counter.tsx";
import { DayInput } from "./DayInput.tsx";

/** A line above the home page, for a day or some. */
export default function NoticeField() {
  const id = useId();
  const { session } = useComposer();
  const { notice } = useNow().site;
  const { text = "", until = "" } = notice ?? {};
  const change = (next: { text?: string; until?: string }) => {
    const now = { text, until, ...next };
    const empty = now.text === "" && now.until === "";
    session.change(
      "notice",
      (site) =>
        withValue(
          site,
          "notice",
          empty ? undefined : { text: now.text, ...(now.until ? { until: now.until } : {}) },
        ),
      "notice",
    );
  };
  const ended = until !== "" && until < today();
  return (
    <fieldset className="compose-group">
      <legend>Notice</legend>
      <div className="field compose-field">
        <label htmlFor={id}>Text above your home page</label>
        <textarea
          id={id}
          rows={2}
          data-field="notice.text"
          aria-describedby={`${id}-about`}
          value={text}
          onBlur={() => session.endMerge()}
          onChange={({ target }) => change({ text: target.value.replaceAll(/\s*\n\s*/g, " ") })}
        />
        <span className="hint" id={`${id}-about`}>
          For example: We’re closed on Friday. <Counter written={{ text, length: noticeLength }} />
        </span>
        <SetAside path="notice.text" />
      </div>
      <div className="field compose-field">
        <label htmlFor={`${id}-until`}>
          Last day <small>(optional)</small>
        </label>
        <DayInput
          id={`${id}-until`}
          optional
          value={until}
          aria-describedby={`${id}-when`}
          onDay={(day) => change({ until: day })}
        />
        <span className="hint" id={`${id}-when`}>
          {ended
            ? "This day has passed: visitors no longer see the notice."
            : "After this day the notice disappears, also on the site that is online."}
        </span>
      </div>
    </fieldset>
  );
}

const noticeLength = { soft: 120, hard: 240, why: "three lines on a phone" };
