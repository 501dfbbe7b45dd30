import type { LegalText } from "../legal-text.ts";
import { dutch } from "./dutch.ts";
import { french } from "./french.ts";
import { italian } from "./italian.ts";
import { polish } from "./polish.ts";
import { spanish } from "./spanish.ts";
import { turkish } from "./turkish.ts";

/** Loaded for sites that have one of these languages. */
export const moreLanguages: Readonly<Record<string, LegalText>> = {
  ...{ es: spanish, fr: french, it: italian },
  ...{ nl: dutch, pl: polish, tr: turkish },
};
