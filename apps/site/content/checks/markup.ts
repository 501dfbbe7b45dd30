import { htmlChecker } from "daylit/internal/tools/html-faults.ts";
import type { Fence } from "./chapter.ts";
import { classes } from "./vocabulary.ts";

const faultsIn = htmlChecker({
  // A snippet is a piece of a page: its labels, headings and targets may stand elsewhere.
  "no-missing-references": "off",
  "heading-level": "off",
  "wcag/h32": "off",
  // Ours: void elements without a slash, `&` written as an entity only where it must be.
  "void-style": ["error", { style: "omit" }],
});

/** Classes in `class` and `className` attributes that neither the framework nor the reader has. */
export function unknownClasses({ code, own }: Fence): string[] {
  return [...code.matchAll(/\bclass(?:Name)?="([^"]*)"/g)]
    .flatMap(([, names = ""]) => names.split(/\s+/).filter(Boolean))
    .filter((name) => !classes.has(name) && !own.has(name));
}

/** What an HTML checker says about the snippet. */
export function htmlFaults(code: string): string[] {
  // One opening tag alone, as in “put this on the root element”.
  const whole = /^<html[^>]*>$/.test(code)
    ? `<!doctype html>${code}<head><title>.</title></head><body></body></html>`
    : code;
  return faultsIn(whole);
}
