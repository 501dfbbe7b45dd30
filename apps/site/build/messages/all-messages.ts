import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { definitions } from "@daylit/layouts/blocks/definitions.ts";
import { moods } from "@daylit/layouts/catalogue/search/moods.ts";
import { trades } from "@daylit/layouts/trades/trades.ts";
import { type ESTree, parseSync } from "vite";
import { widths } from "../../features/composer/canvas/stage-width.ts";
import { keyOf } from "../../features/composer/messages/key.ts";
import { composePage, updatePage } from "../../model/pages/studio.ts";
import { findMessages } from "./find-messages.ts";

const root = join(import.meta.dirname, "../../../..");
const composer = join(root, "apps/site/features/composer");

const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file);

/** Files outside the composer whose sentences and names it shows. */
const shownByPackages = [
  "packages/publish/failure.ts",
  "packages/site-engine/document/check/check.ts",
  "packages/site-engine/document/text/texts.ts",
  "packages/site-engine/document/language/translations.ts",
  "packages/site-engine/document/language/parts.ts",
  "packages/site-engine/document/business/opening-hours.ts",
  "packages/site-engine/document/business/business-kind-labels.ts",
  "packages/site-engine/edit/changes/sections.ts",
  "packages/site-engine/document/pictures/picture-size.ts",
  "packages/site-engine/document/version/differences.ts",
  "packages/site-engine/assistant/fit.ts",
  "packages/site-engine/translator/read-back.ts",
  "packages/site-engine/translator/spreadsheet.ts",
  "packages/site-engine/translator/xliff.ts",
  "packages/site-engine/assistant/claims.ts",
  "packages/layouts/blocks/kinds.ts",
  "apps/site/workspace/store/save-status.ts",
  "apps/site/features/composer/export/worker/site-worker.ts",
  "apps/site/features/composer/panels/design/palettes.ts",
  "apps/site/features/composer/panels/design/design-swatches.ts",
];

/** What Check counts. */
const counted = ["page", "section", "picture", "text", "translation", "draft"];

/** Words of labels, hints and rows, wherever they are in a definition. */
function* labels(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value))
    if (typeof part === "string") {
      if (/^(label|hint|why|one|about)$/.test(name)) yield part;
    } else if (name === "options" && typeof part === "object")
      yield* Object.values(part as object).filter((each) => typeof each === "string");
    else if (name !== "example") yield* labels(part);
}

/** Sentences and names in a file that says nothing else. */
function* literals(node: unknown): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  if (Array.isArray(node)) {
    for (const each of node) yield* literals(each);
    return;
  }
  const { type } = node as ESTree.Node;
  if (type === "ImportDeclaration" || type?.startsWith("TSType")) return;
  if (type === "TemplateLiteral") {
    const texts = (node as ESTree.TemplateLiteral).quasis.map(({ value }) => value.cooked ?? "");
    yield keyOf(texts).trim();
  }
  if (type === "Literal") {
    const { value } = node as { value: unknown };
    if (typeof value === "string") yield value.trim();
  }
  for (const [name, part] of Object.entries(node))
    if (name === "key" && type === "Property") {
      // Names of palettes are keys.
      const { value } = part as { value?: unknown };
      if (typeof value === "string") yield value;
    } else yield* literals(part);
}

/** Neither names in code nor parts of paths. */
const isSpoken = (text: string) =>
  /^[A-Z“{][\s\S]*\p{Ll}{2}/u.test(text) &&
  /\p{L}{3}/u.test(text.replaceAll(/\{\d+\}/g, "")) &&
  !/^[A-Z]\w*[a-z][A-Z]|^\{\d\}[.[]/.test(text);

/** Every message of the composer's interface: its English sentence, and where it is said first. */
export function allMessages(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const keep = (message: string, where: string) => {
    if (message && !found.has(message)) found.set(message, where);
  };
  for (const file of readdirSync(composer, { recursive: true, encoding: "utf8" }).sort())
    if (isCode(file))
      for (const message of findMessages(file, readFileSync(join(composer, file), "utf8")).messages)
        keep(message, file);
  for (const name of [
    ...[...Object.keys(widths), ...Object.values(moods), ...trades.map((trade) => trade.name)],
    ...counted.flatMap((word) => [`1 ${word}`, `{0} ${word}s`]),
    // model/layouts/chosen-layout.ts
    "{0}, variation {1}",
    "{0} asks us to wait. Publish again in {1} minutes; it goes on from here.",
    "{0} asks us to wait. Publish again in a minute; it goes on from here.",
    ...[composePage, updatePage].flatMap((page) => [page.heading, page.description]),
  ])
    keep(name, "names");
  for (const label of labels(definitions)) keep(label, "packages/layouts/blocks");
  for (const file of shownByPackages)
    for (const text of literals(parseSync(file, readFileSync(join(root, file), "utf8")).program))
      if (isSpoken(text)) keep(text, file);
  return found;
}
