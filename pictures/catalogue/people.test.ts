import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";

const people = catalogue.filter(({ kind }) => kind === "person");

describe("the people of the library", () => {
  test("are named as people, and nothing else is", () => {
    const named = catalogue.filter(({ id }) => id.startsWith("person-")).map(({ id }) => id);
    expect(named).toEqual(people.map(({ id }) => id));
  });

  test("are described by what is to be seen of them", () => {
    for (const { id, alt } of people) {
      expect(alt.split(" ").length, id).toBeGreaterThanOrEqual(9);
    }
  });
});
