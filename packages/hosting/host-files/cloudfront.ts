import { extname } from "node:path";
import type { Build } from "../policy/build.ts";
import { typeOf } from "../policy/content-types.ts";
import { type FileKind, headersOf, kindPatterns, redirectStatus } from "../policy/policy.ts";
import type { HostFiles } from "./listing.ts";
import { knownRedirects } from "./patterns.ts";

/** CloudFront Functions must stay below this. */
const largest = 10 * 1024;

/** Before the cache: other spellings are led to the clean address, clean ones to their file. */
const request = ({ site, settings: { base } }: Build) => `// Viewer request.
var moved = ${JSON.stringify(Object.fromEntries(knownRedirects(site, "site")))};
var base = ${JSON.stringify(base)};
function query(all) {
  var parts = [];
  for (var name in all) {
    var values = all[name].multiValue || [all[name]];
    values.forEach(function (one) { parts.push(one.value === "" ? name : name + "=" + one.value); });
  }
  return parts.length ? "?" + parts.join("&") : "";
}
function handler(event) {
  var request = event.request;
  var asked = request.uri;
  if (base && asked.indexOf(base + "/") !== 0) return asked === base ? go(base + "/", request) : request;
  var path = asked.slice(base.length);
  var part = /^\\/(samples|view)\\/|^\\/compose\\/page/.test(path);
  var clean = path.replace(/\\/{2,}/g, "/");
  if (!part) clean = clean.replace(/(\\/index)?\\.html$/, "");
  clean = clean.replace(/(.)\\/+$/, "$1") || "/";
  // Names with a hash keep their case; every other address is written small, but for those in the list.
  if (!/^\\/(assets|pictures|fonts)\\//.test(clean)) clean = clean.toLowerCase();
  var ending = part && /\\.html$/.test(clean) ? ".html" : "";
  var bare = clean.slice(0, clean.length - ending.length);
  clean = (moved[bare] || bare) + ending;
  if (clean !== path) return go(base + clean, request);
  if (!/\\.[A-Za-z0-9]+$/.test(clean)) clean = part ? clean + ".html" : clean.replace(/\\/$/, "") + "/index.html";
  request.uri = clean;
  return request;
}
function go(to, request) {
  return { statusCode: ${redirectStatus}, statusDescription: "Permanent Redirect", headers: { location: { value: to + query(request.querystring) } } };
}
`;

/** After the cache: the headers of the kind of file, never those of a lasting one for what is missing. */
const response = ({ policy }: Build) => {
  const kinds = kindPatterns("site");
  const sets = new Map<FileKind, Record<string, string>>(
    kinds.map(([kind]) => [kind, headersOf(kind, "site", policy)]),
  );
  return `// Viewer response.
var kinds = [${kinds.map(([kind, pattern]) => `[${JSON.stringify(kind)}, ${pattern}]`).join(", ")}];
var headers = ${JSON.stringify(Object.fromEntries(sets))};
function handler(event) {
  var response = event.response;
  var kind = "page";
  if (response.statusCode < 400)
    for (var i = 0; i < kinds.length; i++)
      if (kinds[i][1].test(event.request.uri)) { kind = kinds[i][0]; break; }
  for (var name in headers[kind])
    response.headers[name.toLowerCase()] = { value: headers[kind][name] };
  return response;
}
`;
};

/** S3 must be told the types it cannot guess; compression is CloudFront's work there. */
const upload = ({ site }: Build) => {
  const endings = new Set([...site.files.values()].map(({ name }) => extname(name)));
  const commands = [...endings]
    .filter(Boolean)
    .sort()
    .map(
      (ending) =>
        `put --exclude "*" --include "*${ending}" --content-type "${typeOf(`x${ending}`)}"`,
    );
  return `#!/bin/sh
# Usage: sh s3-upload.sh FOLDER BUCKET. New files come first and old ones stay, so that open pages find
# what they ask for; take away what is older than a month with a lifecycle rule.
set -e
folder=$1; bucket=$2
put() { aws s3 sync "$folder" "s3://$bucket" --exclude "*.br" --exclude "*.gz" --exclude ".*" "$@"; }
${commands.filter((line) => !line.includes('"*.html"')).join("\n")}
${commands.filter((line) => line.includes('"*.html"')).join("\n")}
`;
};

export function cloudfront(build: Build): HostFiles {
  const files = {
    "cloudfront-request.js": request(build),
    "cloudfront-response.js": response(build),
    "s3-upload.sh": upload(build),
  };
  for (const [name, text] of Object.entries(files))
    if (name.endsWith(".js") && text.length > largest)
      throw new Error(`${name} has ${text.length} characters, ${largest} are allowed`);
  return files;
}
