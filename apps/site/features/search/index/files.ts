import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { smallThumbnails } from "@daylit/layouts/catalogue/thumbnails/small-thumbnail.ts";
import { type Core, perPiece, searchEntry, searchFolder } from "../query/core.ts";
import { comesLater, isPicture, packAll, packDetails, type SearchRecord } from "../query/record.ts";
import type { Draft } from "./draft.ts";
import { readDrafts } from "./drafts.ts";
import { makeLetters } from "./letters.ts";

/** Name → content, all for one folder. */
export type IndexFiles = ReadonlyMap<string, string | Buffer>;

const named = (stem: string, content: string) =>
  `${stem}-${createHash("sha256").update(content).digest("hex").slice(0, 8)}.json`;

const pageOf = ({ path }: Draft) => path.replace(/#.*/, "");

/** Characters of one file: an excerpt brings its neighbours with it, and should not bring many. */
const perText = 2000;

/** The passages of one page in groups that follow one another; a long one has a file of its own. */
function* groups(passages: readonly Draft[]): Generator<Draft[]> {
  let own: Draft[] = [];
  for (const passage of passages) {
    const together = [...own, passage];
    if (
      own.length > 0 &&
      together.reduce((sum, { body }) => sum + (body?.length ?? 0), 0) > perText
    ) {
      yield own;
      own = [passage];
    } else own = together;
  }
  if (own.length > 0) yield own;
}

/** The passages that may be shown, in files of a few that follow one another on a page. */
function textFiles(drafts: readonly Draft[]) {
  const pages = [...new Set(drafts.filter(({ shown }) => shown).map(pageOf))];
  return pages.flatMap((page) =>
    [...groups(drafts.filter((draft) => draft.shown && pageOf(draft) === page))].map((own) => {
      const content = JSON.stringify(own.map(({ body }) => body));
      return { own, content, name: named("text", content) };
    }),
  );
}

/** What is said of the records that come without it, in pieces. */
function detailFiles(records: readonly SearchRecord[]) {
  const bare = records.filter(comesLater).map(packDetails);
  return Array.from({ length: Math.ceil(bare.length / perPiece) }, (_, piece) => {
    const content = JSON.stringify(bare.slice(piece * perPiece, (piece + 1) * perPiece));
    return { content, name: named("details", content) };
  });
}

/** The index as the browser loads it: a core, and pieces that a query asks for. */
export function makeFiles(drafts: readonly Draft[] = readDrafts()): IndexFiles {
  const files = new Map<string, string | Buffer>();
  const put = (name: string, content: string) => {
    files.set(name, content);
    return name;
  };
  const texts = textFiles(drafts);
  const records = drafts.map((draft): SearchRecord => {
    const { kind, title, path, note, words, thumbnail } = draft;
    const file = texts.findIndex(({ own }) => own.includes(draft));
    const text = file < 0 ? undefined : { file, passage: texts[file]?.own.indexOf(draft) ?? 0 };
    if (thumbnail) files.set(thumbnail, readFileSync(join(smallThumbnails, thumbnail)));
    return { kind, title, path, note, words, thumbnail, text };
  });
  const letters = [...makeLetters(drafts)].map(([letter, words]) => {
    const content = JSON.stringify(words);
    return [letter, put(named(letter, content), content)];
  });
  const core: Core = {
    records: packAll(records.filter((record) => !isPicture(record))),
    pictures: records.filter(isPicture).length,
    letters: Object.fromEntries(letters),
    texts: texts.map(({ name, content }) => put(name, content)),
    details: detailFiles(records).map(({ name, content }) => put(name, content)),
  };
  put(searchEntry.slice(searchFolder.length), JSON.stringify(core));
  return files;
}
