import { useEffect, useRef, useState } from "react";
import { fit, verdict } from "../../model/planner/fit.ts";
import { examplePlan, keptPlan, type Plan } from "../../model/planner/plan.ts";
import { control, type Step, take } from "../../model/planner/steps.ts";
import { useKept } from "../useKept.ts";

/** Typing is not announced or undone letter by letter. */
const quiet: readonly Step["do"][] = [
  "name the project",
  "rename page",
  "rename section",
  "change photo",
];

type Past = { plan: Plan; typed: string | undefined; focus: string };

/** Steps that can be taken back. */
const longest = 50;

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
  const { value: plan, setValue, problem, restored } = useKept(keptPlan, examplePlan);
  const [said, setSaid] = useState("");
  const [past, setPast] = useState<readonly Past[]>([]);
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
    // Letters typed into one field are one step back.
    const typed = quiet.includes(step.do) ? `${step.do} ${idOf(step)}` : undefined;
    if (stepped.plan !== plan && (!typed || past.at(-1)?.typed !== typed))
      setPast([...past.slice(-longest), { plan, typed, focus: placeOf(step) }]);
    if (quiet.includes(step.do)) return;
    const lost = step.do.startsWith("remove") || step.do === "replace";
    setSaid(
      [stepped.said, verdict(fit(stepped.plan)), lost && "Undo brings it back."]
        .filter(Boolean)
        .join(" "),
    );
  };

  const undo = () => {
    const last = past.at(-1);
    if (!last) return;
    setValue(last.plan);
    setPast(past.slice(0, -1));
    // The last step takes the button with it: the focus goes to what came back.
    focus.current = past.length > 1 ? undefined : last.focus;
    setSaid(`Taken back. ${verdict(fit(last.plan))}`);
  };

  return { plan, act, said, tool, problem, restored, undo: past.length > 0 ? undo : undefined };
}

export type Act = ReturnType<typeof usePlan>["act"];
