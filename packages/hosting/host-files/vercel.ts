import type { FileMap } from "../policy/files.ts";
import { type FileKind, type HostKind, headersOf, type PolicyInput } from "../policy/policy.ts";
import { knownRedirects } from "./patterns.ts";

/** Addresses, not file names: Vercel takes the endings away before it looks. No two match one address. */
const sources: readonly (readonly [FileKind, string])[] = [
  ["server-worker", "/assets/(server-worker-[A-Za-z0-9_-]{8}\\.js)"],
  ["lasting", "/assets/((?!server-worker-).*-[A-Za-z0-9_-]{8}\\.[A-Za-z0-9]+)"],
  ["lasting", "/pictures/(.*\\.[0-9a-f]{8}\\.[A-Za-z0-9]+)"],
  ["sample", "/samples/([^.]*)"],
  ["layout", "/view/([^.]*)"],
  ["layout", "/compose/([^.]*)"],
  ["part", "/(.*\\.md)"],
  ["composer", "/(compose|update)"],
  ["page", "/((?!samples/|view/|compose/|compose$|update$)[^.]*)"],
];

export function vercel(files: FileMap, host: HostKind, input: PolicyInput, base = ""): string {
  const always = Object.entries(headersOf("file", host, input)).filter(
    ([name, value]) => headersOf("page", host, input)[name] === value && name !== "Cache-Control",
  );
  const pairs = (headers: readonly [string, string][]) =>
    headers.map(([key, value]) => ({ key, value }));
  const own = (kind: FileKind) =>
    Object.entries(headersOf(kind, host, input)).filter(
      ([name]) => !always.some(([common]) => common === name),
    );
  return `${JSON.stringify(
    {
      $schema: "https://openapi.vercel.sh/vercel.json",
      cleanUrls: true,
      trailingSlash: false,
      redirects: knownRedirects(files, host).map(([from, to]) => ({
        source: base + from,
        destination: base + to,
        permanent: true,
      })),
      headers: [
        { source: `${base}/(.*)`, headers: pairs(always) },
        ...sources
          .filter(([kind]) => host === "site" || ["lasting", "page"].includes(kind))
          .map(([kind, source]) => ({ source: base + source, headers: pairs(own(kind)) })),
      ],
    },
    null,
    2,
  )}\n`;
}
