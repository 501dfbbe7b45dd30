import { type Desk, emptyDesk } from "./desk.ts";
import { emptyPlan, examplePlan, type Plan } from "./plan.ts";
import { siteSummary, type WorkspaceRecord } from "./record.ts";

/** What is written on the desk; the colour is the workspace's. What the site says already is not asked again. */
export const deskOf = (record: WorkspaceRecord): Desk => ({
  ...(record.words ?? {
    ...emptyDesk,
    brief: { ...emptyDesk.brief, what: siteSummary(record)?.sentence ?? "" },
  }),
  colour: record.brand ?? "",
});

/** The plan that was drawn up; its name is the workspace's. Nothing yet: an empty one. */
export const planOf = ({ plan, name }: WorkspaceRecord): Plan => ({
  ...(plan ?? emptyPlan),
  project: name,
});

/** The plan as the planner shows it: half full at first, so that filled and free places are seen. */
export const shownPlan = (record: WorkspaceRecord): Plan =>
  record.plan ? planOf(record) : { ...examplePlan, project: record.name };

export const withPlan = (record: WorkspaceRecord, plan: Plan): WorkspaceRecord => ({
  ...record,
  name: plan.project,
  plan,
});
