import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loading } from "../plain-files.ts";
import { root } from "./reference.ts";

/** One screen of an application: sample, code and registry item are made from its file. */
export type Screen = { name: string; title: string; note: string; html: string };

const folder = join(root, "screens");
const read = (file: string) => readFileSync(join(folder, file), "utf8");

const order =
  "sign-in sign-up reset one-time-code dashboard list detail settings members billing invoice checkout onboarding inbox calendar kanban file-manager command-menu empty-and-error not-found".split(
    " ",
  );

/** The names of all screens, in the order in which they are shown. */
export const screenNames = (): readonly string[] => {
  const files = readdirSync(folder).map((file) => file.replace(".html", ""));
  const unknown = files.filter((file) => file !== "frame" && !order.includes(file));
  if (unknown.length > 0) throw new Error(`screens without a place: ${unknown.join(", ")}`);
  return order;
};

/**
 * The first line is `<!-- Title: what to see -->`. A place of the sidebar after the title, as in
 * `<!-- Kanban (Tasks): … -->`, puts the screen into frame.html and marks that place.
 */
export function readScreen(name: string): Screen {
  const text = read(`${name}.html`);
  const match = /^<!-- ([^(:]+?)(?: \((.+?)\))?: (.+) -->\n([\s\S]+)$/.exec(text);
  if (!match?.[1] || !match[3] || !match[4]) throw new Error(`screens/${name}.html: no title line`);
  const [, title, place, note, own] = match;
  return { name, title, note, html: (place ? inFrame(own, place) : own).trimEnd() };
}

const inFrame = (html: string, place: string) =>
  read("frame.html")
    .replace(`title="${place}"`, `title="${place}" aria-current="page"`)
    .replace("TITLE", place)
    .replace("MAIN", html.trimEnd().replaceAll(/^(?=.)/gm, "    "));

/** The whole page around a screen: head, stylesheets in their order, and the script where an element needs it. */
export const screenDocument = ({ title, html }: Pick<Screen, "title" | "html">): string =>
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
${loading(html)
  .map((line) => `    ${line}\n`)
  .join("")}  </head>
  <body>
${html.trimEnd().replaceAll(/^(?=.)/gm, "    ")}
  </body>
</html>
`;

/** The smallest one: the frame with its skip link, around the place of the work. */
export const emptyScreenDocument = (): string =>
  screenDocument({
    title: "Orders",
    html: inFrame(
      '<section class="card">\n  <h2 class="heading-5">Newest orders</h2>\n  <p>The work.</p>\n</section>',
      "Orders",
    ),
  });
