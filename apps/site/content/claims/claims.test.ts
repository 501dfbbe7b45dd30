import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { appClaims } from "./app.ts";
import { chapterClaims } from "./chapters.ts";
import type { Claim, Proof } from "./claim.ts";
import { documentationClaims } from "./documentation.ts";
import { figuresIn } from "./figures.ts";
import { guideClaims } from "./guides.ts";
import { missingIn } from "./recorded.ts";
import { spokenByTheApp } from "./spoken.ts";
import { studioClaims } from "./studio.ts";

const root = join(import.meta.dirname, "../../../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const claims: readonly Claim[] = [
  ...studioClaims,
  ...guideClaims,
  ...documentationClaims,
  ...chapterClaims,
  ...appClaims,
];

const app = spokenByTheApp();
const textOf = (name: string) => (name === "app" ? app : read(join("apps/site", name)));

/** Every place of a text that a claim speaks of. */
function placesOf({ says }: Claim, text: string): string[] {
  if (typeof says === "string") return text.includes(says) ? [says] : [];
  return text.match(new RegExp(says, `${says.flags.replace("g", "")}g`)) ?? [];
}

/** Whether a test of the file has these words in its name. */
const isNamed = (file: string, words: string) =>
  [...read(file).matchAll(/\(\s*(["'`])((?:(?!\1).)*)\1/gs)].some(([, , name]) =>
    name?.includes(words),
  );

/** Why a proof proves nothing any more, or nothing. `places` are the words that it is to prove. */
function faultOf(proof: Proof, places: readonly string[]): string | undefined {
  if ("source" in proof)
    return /^\d{4}-\d\d-\d\d$/.test(proof.on) && proof.source ? undefined : "undated";
  if ("example" in proof) return proof.example ? undefined : "no reason";
  const file =
    "test" in proof
      ? proof.test
      : "file" in proof
        ? proof.file
        : "record" in proof
          ? proof.record
          : proof.promise;
  if (!existsSync(join(root, file))) return `no file ${file}`;
  if ("record" in proof) {
    const record = read(file);
    const missing = proof.shows
      ? proof.shows.filter((words) => !record.includes(words))
      : places.flatMap((words) => missingIn(record, words));
    return missing.length > 0 ? `${file} does not show ${missing.join(", ")}` : undefined;
  }
  if ("test" in proof) {
    if (!/\.(test|spec)\.tsx?$/.test(file)) return `${file} is no test`;
    return isNamed(file, proof.named) ? undefined : `${file} has no test “${proof.named}”`;
  }
  return read(file).includes(proof.has) ? undefined : `${file} has no “${proof.has}”`;
}

test.each(claims)("$in: $says", (claim) => {
  const places = placesOf(claim, textOf(claim.in));
  expect(places, "the text no longer says this").not.toEqual([]);
  expect(faultOf(claim.proof, places)).toBeUndefined();
});

const content = join(root, "apps/site/content");
const texts = readdirSync(content, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => `content/${file}`);

describe("every figure is in the list", () => {
  test.each([...texts, "app"])("%s", (file) => {
    const text = textOf(file);
    const proved = claims.filter((claim) => claim.in === file);
    const left = proved
      .flatMap((claim) => placesOf(claim, text))
      .reduce((rest, place) => rest.replaceAll(place, ""), text);
    expect(figuresIn(left)).toEqual([]);
  });
});
