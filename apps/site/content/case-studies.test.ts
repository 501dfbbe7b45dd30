import { clients } from "@daylit/clients/clients.ts";
import { expect, test } from "vitest";
import { projects } from "./case-studies.ts";

test("seven projects in the specified catalogues", () => {
  expect(projects.map(({ catalogue }) => catalogue)).toEqual([
    ...["Technology", "Technology", "Personal", "Organisation"],
    ...["Real Estate", "Real Estate", "Real Estate"],
  ]);
});

test("every project has its client's site, in the same order", () => {
  expect(projects.map(({ slug }) => slug)).toEqual(clients.map(({ slug }) => slug));
});
