import { readFileSync } from "node:fs";
import * as allWords from "@daylit/layouts/words/table.ts";
import { addWords } from "@daylit/layouts/words/words.ts";
import { parseSite } from "../document/read/read.ts";
import type { SiteDocument } from "../document/site-document.ts";

/**
 * Five sites as their owners have stored them with version 0.3: their own words in their own language, on a
 * layout. They are not renewed: what was stored must keep opening.
 */

addWords(allWords);

const names = ["yoga", "restaurant", "solicitor", "florist", "band"];

export const ownerSites = (): { name: string; site: SiteDocument }[] =>
  names.map((name) => ({
    name,
    site: parseSite(
      JSON.parse(readFileSync(new URL(`./owner-sites/${name}.json`, import.meta.url), "utf8")),
    ),
  }));
