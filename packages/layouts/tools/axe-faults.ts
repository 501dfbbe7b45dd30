import type { Page } from "@playwright/test";
import axe from "axe-core";

type Ask = {
  /** What is inside of this alone: the rest of the page is looked at elsewhere. */
  within?: string;
  /** These rules alone. */
  only?: readonly string[];
  /** Every rule but these. */
  without?: readonly string[];
};

/**
 * What axe finds on the page as it is now, a line for each rule. Its code is put into a document once,
 * however often it is asked. Frames are documents of their own and are looked at by themselves.
 */
export async function axeFaults(page: Page, ask: Ask = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async ({ within, only, without = [] }) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
      within ?? document,
      {
        iframes: false,
        resultTypes: ["violations"],
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        ...(only && { runOnly: { type: "rule", values: [...only] } }),
      },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, ask);
}
