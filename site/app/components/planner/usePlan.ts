import { useEffect, useRef, useState } from "react";
import { fit, verdict } from "../../model/planner/fit.ts";
import { examplePlan, keptPlan, type Plan } from "../../model/planner/plan.ts";
import { type Step, take } from "../../model/planner/steps.ts";
import { useKept } from "../useKept.ts";

/** Typing is not announced or undone letter by letter. */
const quiet: readonly Step["do"][] = [
  "name the project",
  "rename page",
  "rename section",
  "change photo",
];

/** The plan, the words that are read aloud after a step, and the focus that follows it. */
export function usePlan() {
  const { value: plan, setValue, problem, restored } = useKept(keptPlan, examplePlan);
  const [said, setSaid] = useState("");
  const [before, setBefore] = useState<Plan>();
  const tool = useRef<HTMLDivElement>(null);
  const focus = useRef<string>(undefined);

  useEffect(() => {
    if (!focus.current) return;
    tool.current?.querySelector<HTMLElement>(`[data-control="${focus.current}"]`)?.focus();
    focus.current = undefined;
  });

  const act = (step: Step) => {
    const stepped = take(plan, step);
    setValue(stepped.plan);
    focus.current = stepped.focus;
    if (quiet.includes(step.do)) return;
    setSaid([stepped.said, verdict(fit(stepped.plan))].filter(Boolean).join(" "));
    setBefore(step.do.startsWith("remove") || step.do === "replace" ? plan : undefined);
  };

  const undo = () => {
    if (!before) return;
    setValue(before);
    setBefore(undefined);
    setSaid(`Taken back. ${verdict(fit(before))}`);
  };

  return { plan, act, said, tool, problem, restored, undo: before && undo };
}

export type Act = ReturnType<typeof usePlan>["act"];
