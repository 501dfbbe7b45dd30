import type { Report } from "@daylit/layouts/schema/problem.ts";

/**
 * Scripts that run from right to left, and languages that are written in one of them unless their tag
 * names another. A table, because engines ask different editions of Unicode's data, or none.
 */
const scripts = /^(Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa)$/;
const languages =
  /^(ae|aeb|ar|arc|ary|arz|bal|bgn|bqi|ckb|dv|fa|glk|he|khw|ks|lrc|luz|mzn|nqo|ps|rhg|sd|sdh|skr|syr|ug|ur|yi)$/;

export const directionOf = (tag: string): "ltr" | "rtl" => {
  const [language = "", script = ""] = tag.split("-");
  return (script.length === 4 ? scripts.test(script) : languages.test(language)) ? "rtl" : "ltr";
};

/** Longer than any tag that names a language. */
const longest = 35;

/** The tag of a language in its usual form: "de", "pt-BR", "sr-Latn". */
export function readLanguage(value: unknown, report: Report): string {
  try {
    // Which tags there are is the same everywhere; the language of the machine has no say in it.
    const [tag] =
      typeof value === "string" && value.length <= longest ? Intl.getCanonicalLocales(value) : [];
    if (tag) return tag;
  } catch {
    // No tag at all.
  }
  report("language", "replaced");
  return "en-GB";
}
