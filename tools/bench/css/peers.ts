import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";

/**
 * A framework's newest release on the day it was last looked up: its whole stylesheet, minified as it
 * comes, and the script that its own documentation asks for. Icon sets are not counted.
 */
type Peer = {
  name: string;
  package: string;
  version: string;
  css: string;
  script?: string[];
  /** What its documentation has one load besides, by package and file. */
  besides?: [spec: string, file: string][];
  counted: string;
};

export const peers: Peer[] = [
  {
    name: "Bootstrap",
    package: "bootstrap",
    version: "5.3.8",
    css: "dist/css/bootstrap.min.css",
    script: ["dist/js/bootstrap.bundle.min.js"],
    counted: "the bundle with Popper; no icons",
  },
  {
    name: "Bulma",
    package: "bulma",
    version: "1.0.4",
    css: "css/bulma.min.css",
    counted: "the whole file",
  },
  {
    name: "Pico",
    package: "@picocss/pico",
    version: "2.1.1",
    css: "css/pico.min.css",
    counted: "the version with classes",
  },
  {
    name: "UIkit",
    package: "uikit",
    version: "3.25.25",
    css: "dist/css/uikit.min.css",
    script: ["dist/js/uikit.min.js"],
    counted: "without its icons",
  },
  {
    name: "Foundation",
    package: "foundation-sites",
    version: "6.9.0",
    css: "dist/css/foundation.min.css",
    script: ["dist/js/foundation.min.js"],
    besides: [["jquery@4.0.0", "dist/jquery.min.js"]],
    counted: "the script with jQuery, which it needs",
  },
  {
    name: "daisyUI",
    package: "daisyui",
    version: "5.7.50",
    css: "daisyui.css",
    counted: "all of it; with Tailwind a build takes only the classes a page uses",
  },
  {
    name: "oat",
    package: "@knadh/oat",
    version: "0.6.1",
    css: "oat.min.css",
    script: ["oat.min.js"],
    counted: "the whole file",
  },
];

const cache = join(import.meta.dirname, "../../../.cache/peers");

/** A package, unpacked once into the cache; never committed. */
function unpacked(spec: string): string {
  const folder = join(cache, spec.replaceAll("/", "+"));
  if (existsSync(folder)) return folder;
  mkdirSync(folder, { recursive: true });
  const packed = execFileSync("npm", ["pack", "--silent", spec], { cwd: cache, encoding: "utf8" });
  const tarball = join(cache, packed.trim());
  execFileSync("tar", ["xzf", tarball, "-C", folder, "--strip-components=1"]);
  return folder;
}

const read = (spec: string, file: string) => readFileSync(join(unpacked(spec), file), "utf8");
const specOf = (peer: Peer) => `${peer.package}@${peer.version}`;

export const stylesheetOf = (peer: Peer) => read(specOf(peer), peer.css);

/** Every script that a page with the peer's widgets loads. */
export const scriptsOf = (peer: Peer): string[] => [
  ...(peer.script ?? []).map((file) => read(specOf(peer), file)),
  ...(peer.besides ?? []).map(([spec, file]) => read(spec, file)),
];

/** For measurements that compare pages: no stylesheet, ours, and those most like it. */
export function stylesheets(): Record<string, string> {
  const like = peers.filter(({ name }) => ["Bootstrap", "Pico", "Bulma"].includes(name));
  const theirs = like.map((peer) => [peer.name, stylesheetOf(peer)]);
  return { "no CSS": "", Daylit: wholeFile().min.code, ...Object.fromEntries(theirs) };
}
