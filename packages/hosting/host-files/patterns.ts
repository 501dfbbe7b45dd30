import type { FileMap } from "../policy/files.ts";
import {
  type FileKind,
  type HostKind,
  headersOf,
  isLasting,
  kindOf,
  moved,
  type PolicyInput,
} from "../policy/policy.ts";
import { type HostFiles, madeBy, spelledAddresses } from "./listing.ts";

/**
 * Cloudflare Pages and Netlify read `_headers`: patterns with one star, and a header that two of them
 * set is joined with a comma. So no header is set twice, but for the one that may be: "no-cache" beside
 * a year still means that the file is asked for again. Both ask again for everything on their own.
 */
type Rule = { pattern: string; headers: Record<string, string> };

const without = (headers: Record<string, string>, ...names: string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

function shared(host: HostKind, input: PolicyInput) {
  const page = headersOf("page", host, input);
  const file = headersOf("file", host, input);
  return Object.fromEntries(Object.entries(page).filter(([name, value]) => file[name] === value));
}

const firstSegment = (address: string) => address.split("/")[1] ?? "";

/** One pattern for each part of the site that holds pages: a star alone would reach the samples too. */
function pagePatterns({ files }: FileMap, host: HostKind): string[] {
  const pages = [...files]
    .filter(([, { name }]) => kindOf(`/${name}`, host) === "page")
    .map(([address]) => address);
  const segments = new Set(pages.map(firstSegment));
  return [...segments].flatMap((segment) => [
    ...(pages.includes(`/${segment}`) ? [`/${segment}`] : []),
    ...(pages.some((address) => address.startsWith(`/${segment}/`) && segment)
      ? [`/${segment}/*`]
      : []),
  ]);
}

/** A folder of lasting files, and those in it that do not last. */
function lastingRules({ files }: FileMap, host: HostKind, input: PolicyInput): Rule[] {
  const cache = (kind: FileKind) => ({
    "Cache-Control": headersOf(kind, host, input)["Cache-Control"] ?? "",
  });
  const entries = [...files].map(([address, { name }]) => ({
    address,
    folder: firstSegment(address),
    lasts: isLasting(`/${name}`, host),
  }));
  const folders = new Set(entries.filter(({ lasts }) => lasts).map(({ folder }) => folder));
  /** The folder of a file that does not last, where none beside or below it does; else the file. */
  const short = (address: string) => {
    const inner = address.slice(0, address.lastIndexOf("/") + 1);
    const isMixed = entries.some((one) => one.lasts && one.address.startsWith(inner));
    return isMixed ? address : `${inner}*`;
  };
  return [...folders].flatMap((folder) => [
    { pattern: `/${folder}/*`, headers: cache("lasting") },
    ...[
      ...new Set(
        entries
          .filter(
            (entry) => entry.folder === folder && !entry.lasts && entry.address !== `/${folder}`,
          )
          .map(({ address }) => short(address)),
      ),
    ].map((pattern) => ({ pattern, headers: cache("file") })),
  ]);
}

export function rules(files: FileMap, host: HostKind, input: PolicyInput): Rule[] {
  const common = without(shared(host, input), "Cache-Control");
  const own = (kind: FileKind) =>
    without(headersOf(kind, host, input), "Cache-Control", ...Object.keys(common));
  const some = (kind: FileKind) =>
    [...files.files.values()].some(({ name }) => kindOf(`/${name}`, host) === kind);
  return [
    { pattern: "/*", headers: common },
    ...pagePatterns(files, host).map((pattern) => ({ pattern, headers: own("page") })),
    ...[...files.files]
      .map(([pattern, { name }]) => ({ pattern, kind: kindOf(`/${name}`, host) }))
      .filter(({ kind }) => kind === "composer" || kind === "server-worker")
      .map(({ pattern, kind }) => ({ pattern, headers: own(kind) })),
    ...(some("sample") ? [{ pattern: "/samples/*", headers: own("sample") }] : []),
    ...(some("layout")
      ? ["/view/*", "/compose/*"].map((pattern) => ({ pattern, headers: own("layout") }))
      : []),
    ...(some("part") ? [{ pattern: "/*.md", headers: { "X-Robots-Tag": "noindex" } }] : []),
    ...lastingRules(files, host, input),
  ];
}

/** Cloudflare's limits; beyond them it would leave out what comes last. */
const most = { rules: 100, line: 2000 };

export function headersFile(files: FileMap, host: HostKind, input: PolicyInput, base = ""): string {
  const list = rules(files, host, input);
  const lines = list.flatMap(({ pattern, headers }) => [
    base + pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  if (list.length > most.rules) throw new Error(`${list.length} rules, ${most.rules} are allowed`);
  const long = lines.find((line) => line.length > most.line);
  if (long) throw new Error(`A line is longer than ${most.line} characters: ${long}`);
  return `${madeBy}\n${lines.join("\n")}\n`;
}

/** Moved addresses, and those with a capital of their own asked for without it. */
export const knownRedirects = (files: FileMap, host: HostKind): [from: string, to: string][] => [
  ...(host === "site" ? Object.entries(moved) : []),
  ...spelledAddresses(files, host)
    .filter((address) => address !== address.toLowerCase())
    .map((address): [string, string] => [address.toLowerCase(), address]),
];

const redirectsFile = (files: FileMap, host: HostKind, base = "") =>
  knownRedirects(files, host)
    .map(([from, to]) => `${base}${from} ${base}${to} 301\n`)
    .join("");

export const patternFiles = (
  files: FileMap,
  host: HostKind,
  input: PolicyInput,
  base = "",
): HostFiles => ({
  _headers: headersFile(files, host, input, base),
  _redirects: redirectsFile(files, host, base),
});
