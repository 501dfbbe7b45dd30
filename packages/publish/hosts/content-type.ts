/** Storage serves what it was told; web servers know these themselves. */
const types: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
};

export const typeOf = (path: string) =>
  types[/[^.]*$/.exec(path)?.[0] ?? ""] ?? "application/octet-stream";
