import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The types that props name and that people write themselves, in the order in which a page needs them. */
const shared = [
  "Business",
  "Link",
  "Action",
  "Picture",
  "PictureSource",
  "Site",
  "FormTarget",
  "LinkProps",
  "Theme",
] as const;

export const isSharedType = (name: string) => (shared as readonly string[]).includes(name);

/** A member of a type as a line of a table. */
type Member = { name: string; type: string; required: boolean; words: string };

type SharedType = { name: string; words: string; members: readonly Member[] };

const source = readFileSync(join(import.meta.dirname, "../src/types.ts"), "utf8");

const plain = (comment = "") =>
  comment
    .split("\n")
    .map((line) => line.replace(/^\s*(?:\*\/|\/?\*+)? ?/, "").replace(/\s*\*\/\s*$/, ""))
    .join(" ")
    .trim();

/** Members at one indent, each with the comment before it; those of an object below it, as “words.menu”. */
function membersOf(body: string, indent = "  ", before = ""): Member[] {
  const member = new RegExp(
    `^(?:${indent}(/\\*\\*[\\s\\S]*?\\*/)\\n)?${indent}"?([\\w-]+)"?(\\??): ([\\s\\S]*?);$(?=\\n${indent}(?! )|\\n*$(?![\\s\\S]))`,
    "gm",
  );
  return [...body.matchAll(member)].flatMap(([, comment, name = "", optional, type = ""]) => {
    const object = /^\{\n([\s\S]*)\n\s*\}$/.exec(type)?.[1];
    return [
      {
        name: before + name,
        type: object ? "object" : type.replaceAll(/\breadonly /g, "").replaceAll(/\s+/g, " "),
        required: !optional,
        words: plain(comment),
      },
      ...(object ? membersOf(object, `${indent}  `, `${before}${name}.`) : []),
    ];
  });
}

/** What types.ts says of a type: the comment before it, and its members if it is an interface. */
function typeCalled(name: string): SharedType {
  const found = new RegExp(
    `(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/)\\nexport (?:interface ${name} \\{\\n([\\s\\S]*?)\\n\\}|type ${name} =)`,
  ).exec(source);
  if (!found) throw new Error(`types.ts has no ${name} with a comment`);
  const [, comment, body = ""] = found;
  return { name, words: plain(comment), members: membersOf(body) };
}

export const sharedTypes = (): readonly SharedType[] => shared.map(typeCalled);
