import { useTool } from "../../../workspace/useTool.ts";
import { BlankPlan } from "./BlankPlan.tsx";

/** The planner once it has loaded; before that, and without JavaScript, a plan to fill in by hand. */
export default function Planner() {
  const { Component, failed } = useTool(() => import("./PlannerTool.tsx"));
  if (Component) return <Component />;
  return (
    <>
      {failed && (
        <p className="alert alert-warning" role="alert">
          The planner could not be loaded. Reload the page, or fill in the plan below by hand.
        </p>
      )}
      <BlankPlan />
    </>
  );
}
