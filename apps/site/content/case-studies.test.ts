import { clients } from "@daylit/clients/clients.ts";
import { expect, test } from "vitest";
import { caseStudies } from "./case-studies.ts";

test("seven projects in the specified catalogues", () => {
  expect(caseStudies.map(({ catalogue }) => catalogue)).toEqual([
    ...["Technology", "Technology", "Personal", "Organisation"],
    ...["Real Estate", "Real Estate", "Real Estate"],
  ]);
});

test("every project has its client's site, in the same order", () => {
  expect(caseStudies.map(({ slug }) => slug)).toEqual(clients.map(({ slug }) => slug));
});
