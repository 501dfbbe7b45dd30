import { expect, test } from "vitest";
import { paths } from "../../apps/site/model/pages/paths.ts";
import { servedSite } from "../support/built/served.ts";

const served = servedSite();

const spellings: [asked: string, canonical: string][] = [
  ["/layouts/art-and-Design", "/layouts/art-and-design"],
  ["/stylesheet/Section", "/stylesheet/section"],
  ["/stylesheet/subhead", "/stylesheet/subHead"],
  ["/stylesheet/SUBHEAD/", "/stylesheet/subHead"],
  ["/Layouts/", "/layouts"],
  ["/layouts/ARCH/ARCH-0001", "/layouts/arch/arch-0001"],
  ["/documentation/index.html", "/documentation"],
  ["/documentation/?a=1&b=%2F", "/documentation?a=1&b=%2F"],
];

test("other spellings of a known path answer 308 to the canonical one", async () => {
  for (const [asked, canonical] of spellings) {
    const { status, headers } = await served.get(asked);
    expect([status, headers.location], asked).toEqual([308, canonical]);
  }
});

test("every path in capitals and with a slash finds its page in one step", async () => {
  const asked = paths.filter((path) => path !== "/");
  const answers = await Promise.all(asked.map((path) => served.head(`${path.toUpperCase()}/`)));
  expect(answers.map(({ headers }) => headers.location)).toEqual(asked);
});

test("unknown files, odd paths and huge addresses get the same answer", async () => {
  for (const path of [
    "/assets/none.js",
    "/layouts/none",
    "/%00",
    "/..%2f..%2fpackage.json",
    `/${"x".repeat(4000)}`,
  ]) {
    const { status, body } = await served.get(path);
    expect(status, path.slice(0, 40)).toBe(404);
    expect(body.toString(), path.slice(0, 40)).toContain("Unexpected Application Error");
  }
});
