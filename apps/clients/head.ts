import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import { headFiles, meta, type WriteHead } from "@daylit/site-engine/build/page/head.ts";
import type { Client } from "./model.ts";

/** Where the preview picture lies; a path-relative address needs a folder to be relative to. */
export const previewFile = ({ head }: Client): string =>
  head.picture === "path" ? "pictures/preview.jpg" : "preview.jpg";

function previewAddress(client: Client, whole = ""): string {
  const file = previewFile(client);
  return { absolute: whole, root: `/${file}`, path: file }[client.head.picture];
}

const names: Readonly<Record<string, string>> = { "—": "mdash", "’": "rsquo", "·": "middot" };

/** Everything that is not plain ASCII by name or number. */
const referenced = (text: string) =>
  escapeHtml(text).replace(
    /[^ -~]/gu,
    (letter) => `&${names[letter] ?? `#x${letter.codePointAt(0)?.toString(16)}`};`,
  );

const shouted: typeof meta = (key, name, content) =>
  `<META CONTENT="${escapeHtml(content)}" ${key.toUpperCase()}="${name}">`;

/** The head of a page, in the client's own way of writing it. */
export const headOf =
  (client: Client): WriteHead =>
  (head) => {
    const say = client.head.shouted ? shouted : meta;
    const picture = previewAddress(client, head.preview?.address);
    return [
      say("name", "viewport", "width=device-width, initial-scale=1"),
      say("name", "color-scheme", head.scheme),
      say("name", "theme-color", head.colour),
      `<title>${(client.head.references ? referenced : escapeHtml)(head.title)}</title>`,
      say("name", "description", head.description),
      say("property", "og:type", "website"),
      say("property", "og:image", picture),
      ...headFiles(head),
    ];
  };
