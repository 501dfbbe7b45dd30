import { expect, test } from "vitest";
import { clients } from "../../../clients/clients.ts";
import { projects } from "./projects.ts";

test("seven projects in the specified catalogues", () => {
  expect(projects.map(({ catalogue }) => catalogue)).toEqual([
    ...["Technology", "Technology", "Personal", "Organisation"],
    ...["Real Estate", "Real Estate", "Real Estate"],
  ]);
});

test("every project has its client's site, in the same order", () => {
  expect(projects.map(({ slug }) => slug)).toEqual(clients.map(({ slug }) => slug));
});
