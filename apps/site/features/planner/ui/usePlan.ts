import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { shownPlan, withPlan } from "../../../workspace/store/record/parts.ts";
import { useOpenWorkspace } from "../../../workspace/store/useOpenWorkspace.ts";
import { fit, verdict } from "../model/fit.ts";
import { control, type Step, stepNames, take } from "../model/steps.ts";

/** Typing is not announced or undone letter by letter. */
const quiet: readonly Step["do"][] = [
  "name the project",
  "rename page",
  "rename section",
  "change photo",
];

const idOf = (step: Step) =>
  ("page" in step && step.page) ||
  ("section" in step && step.section) ||
  ("photo" in step && step.photo);

const placeOf = (step: Step) => {
  const id = idOf(step);
  return id ? control.name(id) : control.clear;
};

/** The plan, the words that are read aloud after a step, and the focus that follows it. */
export function usePlan() {
  const { current, history, record, saveStatus, last } = useOpenWorkspace("plan");
  const [message, setMessage] = useState("");
  const [restored] = useState(record.plan !== undefined);
  const tool = useRef<HTMLDivElement>(null);
  const focus = useRef<string>(undefined);
  const held = useRef<number>(undefined);

  const placed = (name: string) =>
    tool.current?.querySelector<HTMLElement>(`[data-control="${name}"]`);

  // Whatever grows or shrinks above it, the button that was pressed stays under the hand.
  useLayoutEffect(() => {
    if (held.current === undefined) return;
    const top = placed(control.clear)?.getBoundingClientRect().top ?? held.current;
    scrollBy({ top: top - held.current, behavior: "instant" });
    held.current = undefined;
  });

  useEffect(() => {
    if (!focus.current) return;
    placed(focus.current)?.focus();
    focus.current = undefined;
  });

  const act = (step: Step) => {
    const plan = shownPlan(current.record);
    const stepped = take(plan, step);
    focus.current = stepped.focus;
    if (step.do === "replace") held.current = placed(control.clear)?.getBoundingClientRect().top;
    const typed = quiet.includes(step.do) ? `${step.do} ${idOf(step)}` : undefined;
    if (stepped.plan !== plan)
      history.take("plan", stepNames[step.do], (now) => withPlan(now, stepped.plan), {
        typed,
        focus: placeOf(step),
      });
    if (typed) return;
    const lost = step.do.startsWith("remove") || step.do === "replace";
    setMessage(
      [stepped.message, verdict(fit(stepped.plan)), lost && "Undo brings it back."]
        .filter(Boolean)
        .join(" "),
    );
  };

  const undo = () => {
    const step = history.undo("plan");
    if (!step) return;
    // After the last step there is nothing more to press: the focus goes to what came back.
    focus.current = history.last("plan") ? undefined : step.focus;
    setMessage(`Undone: ${step.label}. ${verdict(fit(shownPlan(current.record)))}`);
  };

  return {
    ...{ plan: shownPlan(record), act, message, tool, saveStatus, restored, last, undo },
    record,
    own: record.desk.filter(({ use }) => use !== "logo"),
    unreadable: current.unreadable,
  };
}

export type Act = ReturnType<typeof usePlan>["act"];
