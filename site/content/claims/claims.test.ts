import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { appClaims } from "./app.ts";
import { chapterClaims } from "./chapters.ts";
import type { Claim, Proof } from "./claim.ts";
import { documentationClaims } from "./documentation.ts";
import { figuresIn } from "./figures.ts";
import { guideClaims } from "./guides.ts";
import { spokenByTheApp } from "./spoken.ts";
import { studioClaims } from "./studio.ts";

const root = join(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const claims: readonly Claim[] = [
  ...studioClaims,
  ...guideClaims,
  ...documentationClaims,
  ...chapterClaims,
  ...appClaims,
];

const app = spokenByTheApp();
const textOf = (name: string) => (name === "app" ? app : read(join("site", name)));

/** Every place of a text that a claim speaks of. */
function placesOf({ says }: Claim, text: string): string[] {
  if (typeof says === "string") return text.includes(says) ? [says] : [];
  return text.match(new RegExp(says, `${says.flags.replace("g", "")}g`)) ?? [];
}

/** Why a proof proves nothing any more, or nothing. */
function faultOf(proof: Proof): string | undefined {
  if ("source" in proof)
    return /^\d{4}-\d\d-\d\d$/.test(proof.on) && proof.source ? undefined : "undated";
  if ("command" in proof)
    return existsSync(join(root, proof.record)) ? undefined : `no record ${proof.record}`;
  if ("example" in proof) return proof.example ? undefined : "no reason";
  const file = "test" in proof ? proof.test : "file" in proof ? proof.file : proof.promise;
  if (!existsSync(join(root, file))) return `no file ${file}`;
  const words = "test" in proof ? proof.named : "file" in proof ? proof.has : undefined;
  return !words || read(file).includes(words) ? undefined : `${file} has no “${words}”`;
}

test.each(claims)("$in: $says", (claim) => {
  expect(placesOf(claim, textOf(claim.in)), "the text no longer says this").not.toEqual([]);
  expect(faultOf(claim.proof)).toBeUndefined();
});

const content = join(root, "site/content");
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
