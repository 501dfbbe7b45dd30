import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import { headFiles, meta, type WriteHead } from "@daylit/site-engine/build/head.ts";
import type { Client } from "./model.ts";

/** Where the preview picture lies; a path-relative address needs a folder to be relative to. */
export const previewFile = ({ head }: Client): string | undefined =>
  ({ absolute: "preview.jpg", root: "preview.jpg", path: "pictures/preview.jpg", none: undefined })[
    head.picture
  ];

function previewAddress(client: Client, whole = ""): string | undefined {
  const file = previewFile(client);
  if (!file || client.head.picture === "absolute") return file && whole;
  return client.head.picture === "root" ? `/${file}` : file;
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
    const picture = previewAddress(client, head.preview);
    return [
      '<meta charset="utf-8">',
      say("name", "viewport", "width=device-width, initial-scale=1"),
      say("name", "color-scheme", head.scheme),
      say("name", "theme-color", head.colour),
      `<title>${(client.head.references ? referenced : escapeHtml)(head.title)}</title>`,
      ...(client.head.undescribed ? [] : [say("name", "description", head.description)]),
      say("property", "og:type", "website"),
      ...(picture ? [say("property", "og:image", picture)] : []),
      ...headFiles(head),
    ];
  };
