import type { Client, ClientPage } from "./model.ts";

/** Files that every client has, beside its pages. */
export const files = {
  framework: "daylit.min.css",
  style: "style.css",
  manifest: "app.webmanifest",
  worker: "worker.js",
  register: "register.js",
  icon: "icon.svg",
  touchIcon: "icon-180.png",
} as const;

/** Where the preview picture lies; a path-relative address needs a folder to be relative to. */
export const previewFile = ({ head }: Client): string | undefined =>
  ({ absolute: "preview.jpg", root: "preview.jpg", path: "pictures/preview.jpg", none: undefined })[
    head.picture
  ];

function previewAddress(client: Client, address: string): string | undefined {
  const file = previewFile(client);
  if (!file) return undefined;
  if (client.head.picture === "absolute") return new URL(file, address).href;
  return client.head.picture === "root" ? `/${file}` : file;
}

export const quoted = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const names: Readonly<Record<string, string>> = { "—": "mdash", "’": "rsquo", "·": "middot" };

/** Everything that is not plain ASCII by name or number. */
const referenced = (text: string) =>
  quoted(text).replace(
    /[^ -~]/gu,
    (letter) => `&${names[letter] ?? `#x${letter.codePointAt(0)?.toString(16)}`};`,
  );

/** The head of a page, in the client's own way of writing it. */
export function headOf(client: Client, page: ClientPage, address: string): string {
  const { head, theme } = client;
  const meta = (key: "name" | "property", name: string, content: string) =>
    head.shouted
      ? `<META CONTENT="${quoted(content)}" ${key.toUpperCase()}="${name}">`
      : `<meta ${key}="${name}" content="${quoted(content)}">`;
  const picture = previewAddress(client, address);
  return [
    '<meta charset="utf-8">',
    meta("name", "viewport", "width=device-width, initial-scale=1"),
    meta("name", "color-scheme", "light dark"),
    meta("name", "theme-color", theme.brand),
    `<title>${(head.references ? referenced : quoted)(page.title)}</title>`,
    !head.undescribed && meta("name", "description", page.description),
    meta("property", "og:type", "website"),
    picture && meta("property", "og:image", picture),
    `<link rel="stylesheet" href="${files.framework}">`,
    `<link rel="stylesheet" href="${files.style}">`,
    `<link rel="manifest" href="${files.manifest}">`,
    `<link rel="icon" href="${files.icon}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${files.touchIcon}">`,
    `<script src="${files.register}" defer></script>`,
  ]
    .filter(Boolean)
    .join("\n    ");
}
