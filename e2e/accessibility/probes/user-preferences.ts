import { lowestContrast } from "@daylit/layouts/theme/lowest-contrast.ts";
import type { CDPSession, Page } from "@playwright/test";
import { invisibleSelections } from "./chosen.ts";
import { covered } from "./covered.ts";
import { cutFields } from "./cut-fields.ts";
import { moving } from "./moving.ts";
import { seeThrough } from "./see-through.ts";

/** 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };
const desk = { width: 1280, height: 720 };

/** Playwright cannot emulate reduced transparency, so all features are set through the protocol. */
const prefer = (session: CDPSession, wishes: Record<string, string>) =>
  session.send("Emulation.setEmulatedMedia", {
    features: Object.entries(wishes).map(([name, value]) => ({ name, value })),
  });

const schemes = ["light", "dark"] as const;

/** Enough for those who ask for more: the better of WCAG's two measures. */
async function faint(page: Page): Promise<string[]> {
  const { ratio, text } = await page.evaluate(lowestContrast);
  return ratio < 7 ? [`${ratio.toFixed(1)} : 1 for “${text}”`] : [];
}

/** A page that is open, tried with every means that a machine can take the place of. */
export async function faultsByUserPreference(
  page: Page,
  session: CDPSession,
  known: Record<(typeof schemes)[number], Set<string>>,
): Promise<string[]> {
  const found: string[] = [];
  const tell = (means: string, lines: readonly string[]) =>
    found.push(...lines.map((line) => `${means}: ${line}`));

  await prefer(session, {
    "prefers-reduced-motion": "reduce",
    "prefers-reduced-transparency": "reduce",
  });
  await page.setViewportSize(zoomed);
  tell("at 400 %", await page.evaluate(cutFields));
  tell("by keyboard at 400 %", await page.evaluate(covered));
  await page.setViewportSize(desk);
  tell("at a desk", await page.evaluate(cutFields));
  tell("by keyboard", await page.evaluate(covered));
  tell("with less motion", await page.evaluate(moving));
  tell("with less transparency", await page.evaluate(seeThrough));
  for (const scheme of schemes) {
    const wishes = { "prefers-color-scheme": scheme, "prefers-reduced-motion": "reduce" };
    await prefer(session, { ...wishes, "prefers-contrast": "more" });
    tell(`with more contrast, ${scheme}`, await faint(page));
    await prefer(session, { ...wishes, "forced-colors": "active" });
    tell(`in forced colours, ${scheme}`, await invisibleSelections(page, known[scheme]));
  }
  return found;
}
