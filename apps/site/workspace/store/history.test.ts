import { expect, test } from "vitest";
import { historyOf } from "./history.ts";
import { examplePlan } from "./record/plan.ts";
import { Workspace } from "./workspace.ts";

const page = async () => {
  const workspace = await Workspace.open(undefined);
  return { workspace, history: historyOf(workspace) };
};

test("several steps are taken back, each tool by itself", async () => {
  const { workspace, history } = await page();
  history.take("plan", "page added", (record) => ({ ...record, plan: examplePlan }));
  history.take("colour", "colour", (record) => ({ ...record, brand: "#7a00ff" }));
  history.take("plan", "name", (record) => ({ ...record, name: "Fern" }));
  expect(history.last("plan")?.label).toBe("name");
  history.undo("plan");
  expect(workspace.record).toMatchObject({ name: "", plan: examplePlan, brand: "#7a00ff" });
  history.undo("plan");
  expect(workspace.record).not.toHaveProperty("plan");
  expect(workspace.record.brand).toBe("#7a00ff");
  expect(history.undo("plan")).toBeUndefined();
  history.undo("colour");
  expect(workspace.record).not.toHaveProperty("brand");
  workspace.pause();
});

test("letters typed into one field are one step", async () => {
  const { workspace, history } = await page();
  for (const name of ["F", "Fe", "Fern"])
    history.take("plan", "name", (record) => ({ ...record, name }), { typed: "name" });
  history.undo("plan");
  expect(workspace.record.name).toBe("");
  expect(history.last("plan")).toBeUndefined();
  workspace.pause();
});

test("what changes nothing is no step", async () => {
  const { workspace, history } = await page();
  history.take("desk", "nothing", (record) => record);
  history.take("desk", "the same", (record) => ({ ...record, name: "" }));
  expect(history.last("desk")).toBeUndefined();
  workspace.pause();
});

test("another workspace has a history of its own", async () => {
  const { workspace, history } = await page();
  history.take("plan", "name", (record) => ({ ...record, name: "Fern" }));
  await workspace.create("Other");
  expect(history.last("plan")).toBeUndefined();
  workspace.pause();
});
