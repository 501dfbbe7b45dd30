import { expect, test } from "@playwright/test";
import { paths } from "../../apps/site/model/pages/paths.ts";
import { heads } from "../support/network/head.ts";

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

test("other spellings of a known path answer 308 to the canonical one", async ({ request }) => {
  for (const [asked, canonical] of spellings) {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect(response.status(), asked).toBe(308);
    expect(response.headers().location, asked).toBe(canonical);
  }
});

test("every path in capitals and with a slash finds its page in one step", async ({ baseURL }) => {
  const asked = paths.filter((path) => path !== "/");
  const answers = await heads(asked.map((path) => `${baseURL}${path.toUpperCase()}/`));
  expect(answers.map(({ headers }) => headers.get("location"))).toEqual(asked);
});

test("a visitor who mistypes the case lands on the page", async ({ page }) => {
  await page.goto("/layouts/art-and-Design");
  await expect(page).toHaveURL(/\/layouts\/art-and-design$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Art and Design");
});
