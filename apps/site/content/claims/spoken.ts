import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

const site = join(import.meta.dirname, "../..");

/** Folders whose words reach visitors. */
const shown = ["shell", "runtime", "ui", "workspace", "model", "features", "content"];
const buildTime =
  /^(content\/(checks|claims|tables)|features\/search\/(index|opensearch)|shell\/fonts|features\/reference\/samples)/;

/** Attributes whose text is drawn or computed with, not read. */
const drawings = new Set(
  "className d media path points sizes src style transform viewBox xmlns".split(" "),
);

type Node = { type?: string; value?: unknown; name?: { name?: string } } & Record<string, unknown>;

function* texts(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const each of node) yield* texts(each);
  else if (node && typeof node === "object") yield* textsOf(node as Node);
}

function* textsOf(node: Node): Generator<string> {
  if (node.type === "ImportDeclaration") return;
  if (node.type === "JSXAttribute" && drawings.has(`${node.name?.name}`)) return;
  if (node.type === "JSXText" || node.type === "Literal") {
    if (typeof node.value === "string") yield node.value;
  } else if (node.type === "TemplateElement") yield `${(node.value as { raw: string }).raw}`;
  else for (const inner of Object.values(node)) yield* texts(inner);
}

/** Two words or more: text for visitors, and no selector. */
const isSentence = (text: string) =>
  /[a-z]{3,},? [a-z]/i.test(text) && !/https?:\/\/|\w=\w|^[.#[][^.;]*$/.test(text);

/**
 * What the code of the site says: the texts between its tags and in its strings, a line each. Read by
 * a parser, so that it does not matter in which file a sentence is.
 */
export function spokenByTheApp(): string {
  const files = shown.flatMap((folder) =>
    readdirSync(join(site, folder), { recursive: true, encoding: "utf8" }).map((name) =>
      join(folder, name),
    ),
  );
  return (
    files
      // A stylesheet written as a string is drawn, too.
      .filter(
        (file) =>
          /\.tsx?$/.test(file) &&
          !buildTime.test(file) &&
          !/(\.(test|oracle|arbitrary)|-css)\./.test(file),
      )
      .flatMap((file) => [
        ...texts(parseSync(file, readFileSync(join(site, file), "utf8")).program),
      ])
      .map((text) => text.replaceAll(/\s+/g, " ").trim())
      .filter(isSentence)
      .join("\n")
  );
}
