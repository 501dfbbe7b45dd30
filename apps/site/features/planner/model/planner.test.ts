import { expect, test } from "vitest";
import { offer, offerLimits } from "../../../model/offer.ts";
import { mailDraft } from "../../../workspace/export/mail-draft.ts";
import {
  acceptPlan,
  emptyPlan,
  examplePlan,
  type Plan,
} from "../../../workspace/store/record/plan.ts";
import { briefOf } from "./brief.ts";
import { fit, verdict } from "./fit.ts";
import { control, type Step, take } from "./steps.ts";

const after = (...steps: Step[]) =>
  steps.reduce<Plan>((plan, step) => take(plan, step).plan, examplePlan);

const names = (plan: Plan) =>
  plan.pages.map(({ name, sections }) => [name, ...sections.map((s) => s.name)]);

test("the example fits and says so", () => {
  expect(fit(examplePlan).fits).toBe(true);
  expect(verdict(fit(examplePlan))).toBe(`It fits ${offer.name}.`);
});

test("exactly at the limits it fits, one beyond it does not", () => {
  const full: Plan = {
    ...emptyPlan,
    pages: [1, 2, 3].map((id) => ({
      id,
      name: `P${id}`,
      sections: [1, 2, 3, 4, 5].map((n) => ({ id: id * 10 + n, name: "" })),
    })),
    photos: [91, 92, 93].map((id) => ({ id, library: "", note: "" })),
    next: 100,
  };
  expect(fit(full).fits).toBe(true);
  const page = take(full, { do: "add page" }).plan;
  expect(fit(page).problems.map(({ of, over }) => [of, over])).toEqual([["pages", 1]]);
  const section = take(full, { do: "add section", page: 2 }).plan;
  expect(fit(section).problems).toMatchObject([{ of: "sections", page: 2, over: 1 }]);
  const photo = take(full, { do: "add photo" }).plan;
  expect(fit(photo).problems).toMatchObject([{ of: "photos", over: 1 }]);
  expect(verdict(fit(section))).toBe(
    "It does not fit yet. P2: 6 sections: 1 more than the package’s 5.",
  );
});

test("pages are added, renamed, moved and removed", () => {
  expect(
    names(after({ do: "add page" }, { do: "rename page", page: 8, name: "Prices" }))[2],
  ).toEqual(["Prices"]);
  expect(names(after({ do: "move page", page: 5, by: -1 }))[0]?.[0]).toBe("About");
  expect(names(after({ do: "remove page", page: 1 }))).toEqual([
    ["About", "Our story", "The people"],
  ]);
});

test("sections are added, renamed, moved within and across pages, and removed", () => {
  expect(
    names(
      after({ do: "add section", page: 5 }, { do: "rename section", section: 8, name: "Press" }),
    )[1],
  ).toEqual(["About", "Our story", "The people", "Press"]);
  expect(names(after({ do: "move section", section: 3, by: -1 }))[0]).toEqual([
    "Home",
    "What we do",
    "Opening",
    "Opening hours",
  ]);
  const across = take(examplePlan, { do: "move section", section: 6, by: -1 });
  expect(names(across.plan)).toEqual([
    ["Home", "Opening", "What we do", "Opening hours", "Our story"],
    ["About", "The people"],
  ]);
  expect(across.message).toBe("Our story moved to Home.");
  const back = take(across.plan, { do: "move section", section: 6, by: 1 });
  expect(back.plan).toEqual(examplePlan);
  expect(take(examplePlan, { do: "move section", section: 2, by: -1 })).toMatchObject({
    plan: examplePlan,
    message: "Opening cannot go further.",
  });
  expect(names(after({ do: "remove section", section: 7 }))[1]).toEqual(["About", "Our story"]);
});

test("focus goes to what is nearest", () => {
  expect(take(examplePlan, { do: "add page" }).focus).toBe(control.name(8));
  expect(take(examplePlan, { do: "remove section", section: 2 }).focus).toBe(control.name(3));
  expect(take(examplePlan, { do: "remove section", section: 4 }).focus).toBe(control.name(3));
  const bare = after({ do: "remove section", section: 6 });
  expect(take(bare, { do: "remove section", section: 7 }).focus).toBe(control.addSection(5));
  const single = after({ do: "remove page", page: 1 });
  expect(take(single, { do: "remove page", page: 5 }).focus).toBe(control.addPage);
  expect(take(examplePlan, { do: "move page", page: 1, by: 1 }).focus).toBe(control.move(1, 1));
});

test("steps about things that are gone change nothing", () => {
  for (const step of [
    { do: "remove page", page: 99 },
    { do: "move page", page: 99, by: 1 },
    { do: "add section", page: 99 },
    { do: "rename section", section: 99, name: "x" },
    { do: "remove section", section: 99 },
    { do: "move section", section: 99, by: 1 },
  ] as const satisfies Step[])
    expect(take(examplePlan, step).plan).toBe(examplePlan);
});

test("there is a ceiling, and names are one line of limited length", () => {
  let plan = examplePlan;
  for (let turn = 0; turn < 40; turn++) plan = take(plan, { do: "add page" }).plan;
  expect(plan.pages).toHaveLength(offerLimits.pages);
  const long = after({ do: "rename page", page: 1, name: `a\n${"b".repeat(500)}` });
  expect(long.pages[0]?.name).toHaveLength(offerLimits.name);
  expect(long.pages[0]?.name).not.toContain("\n");
});

test("a stored plan comes back whole; a hostile one is cut to size or refused", () => {
  expect(acceptPlan(JSON.parse(JSON.stringify(examplePlan)))).toEqual(examplePlan);
  for (const junk of [null, 3, "x", [], {}, { pages: 4 }]) expect(acceptPlan(junk)).toBeUndefined();
  const odd = acceptPlan({
    pages: [{ id: "1", name: "A", sections: [{ name: 3 }, null, { name: "S" }] }, "x", { name: 1 }],
    photoSource: "__proto__",
    photos: [null, { library: 5, note: "n" }],
  });
  expect(odd).toEqual({
    next: 4,
    project: "",
    pages: [{ id: 1, name: "A", sections: [{ id: 2, name: "S" }] }],
    photoSource: "library",
    photos: [{ id: 3, library: "", note: "n" }],
  });
  const twins = acceptPlan({ pages: [{ id: 4, name: "A", sections: [{ id: 4, name: "S" }] }] });
  expect(twins?.pages[0]).toMatchObject({ id: 4, sections: [{ id: 5 }] });
  expect(twins?.next).toBe(6);
  expect(acceptPlan({ pages: Array(500).fill({ name: "p" }) })?.pages).toHaveLength(
    offerLimits.pages,
  );
});

test("the brief names pages, sections, photos and what is too much", () => {
  const plan = after(
    { do: "name the project", name: "Baker & Sons <b>" },
    { do: "add photo" },
    { do: "change photo", photo: 8, library: "bread-and-bowl" },
    ...Array.from({ length: 3 }, () => ({ do: "add section", page: 1 }) as const),
  );
  const text = briefOf(plan, (id) => (id === "bread-and-bowl" ? "Bread and a bowl" : undefined));
  expect(text).toContain("# Plan for Baker & Sons \\<b\\>");
  expect(text).toContain("### 1. Home");
  expect(text).toContain("2. What we do");
  expect(text).toContain("- `bread-and-bowl` (Bread and a bowl)");
  expect(text).toContain("- Too many: Home: 6 sections: 1 more than the package’s 5.");
  expect(briefOf({ ...plan, photoSource: "ai" })).toContain("(not described yet)");
  expect(briefOf(emptyPlan)).toContain("No pages yet.");
});

test("a section can be added right after another", () => {
  const plan = after({ do: "add section", page: 1, after: 2 });
  expect(plan.pages[0]?.sections.map(({ name }) => name)).toEqual([
    "Opening",
    "",
    "What we do",
    "Opening hours",
  ]);
});

test("a draft carries the plan, or asks for it when it is too long", () => {
  const draft = (brief: string, to?: string) =>
    mailDraft({ to, subject: "Plan & more", brief, file: "plan.html" });
  expect(draft("a\nb")).toMatch(/^mailto:\?subject=Plan%20%26%20more&body=a%0D%0Ab%0D%0A/);
  expect(decodeURIComponent(draft("a"))).toContain("attach plan.html");
  expect(draft("a", "studio@daylit.example")).toMatch(/^mailto:studio@daylit\.example\?/);
  const long = draft("x".repeat(5000));
  expect(long.length).toBeLessThan(1900);
  expect(decodeURIComponent(long)).toContain("attach plan.html");
});
