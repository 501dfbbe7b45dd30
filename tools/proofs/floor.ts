/**
 * Works the colour roles out in the oldest Chromium that we promise and in today's, compares them,
 * and writes tools/proofs/floor.json (never part of the tests: it fetches a browser from npm):
 *
 *     npm run do -- prove floor
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { findProgram } from "@daylit/browsers/programs.mjs";
import { chromium } from "@playwright/test";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { readParts } from "daylit/internal/tools/reference/reference.ts";
import { propertyEntries } from "daylit/internal/tools/reference/style-data.ts";

const spec = "@sparticuz/chromium@123.0.1";
const cache = join(import.meta.dirname, "../../.cache/floor");

/** A build of Chromium for servers, which npm carries for every version. */
function oldest(): string {
  const program = join(cache, "chromium");
  if (existsSync(program)) return program;
  mkdirSync(cache, { recursive: true });
  const packed = execFileSync("npm", ["pack", "--silent", spec], { cwd: cache, encoding: "utf8" });
  execFileSync("tar", ["xzf", packed.trim()], { cwd: cache });
  const open = (name: string) =>
    brotliDecompressSync(readFileSync(join(cache, "package/bin", `${name}.br`)));
  writeFileSync(join(cache, "swiftshader.tar"), open("swiftshader.tar"));
  execFileSync("tar", ["xf", "swiftshader.tar"], { cwd: cache });
  writeFileSync(program, open("chromium"), { mode: 0o755 });
  return program;
}

const brands = ["#f2a900", "#0b6e4f", "#ffd400", "#7a00ff", "#000", "#fff"];
const roles = propertyEntries(readParts().filter(({ file }) => file.startsWith("tokens/")))
  .map(({ name }) => name)
  .filter((name) =>
    /^--(primary|accent|harmony|surface|ink|line|edge|danger|success|warning)/.test(name),
  );
const inside = roles.map((role) => `<i style="color: var(${role})"></i>`).join("");
const themes = ["light", "dark"]
  .map((name) => `<div data-theme="${name}">${inside}</div>`)
  .join("");
const body = brands.map((brand) => `<div data-brand style="--brand: ${brand}">${themes}</div>`);
const page = `<!doctype html><style>${wholeFile().min.code}</style>${body.join("")}`;

/** Colours as eight-bit numbers: the engines write them in more than one form. */
async function colours(executablePath: string | undefined, args: string[]) {
  const common = ["--no-sandbox", "--disable-gpu", "--use-gl=angle", "--use-angle=swiftshader"];
  const browser = await chromium.launch({ executablePath, args: [...common, ...args] });
  try {
    const tab = await browser.newPage();
    await tab.setContent(page);
    const found = await tab.evaluate(() => {
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) throw new Error("no canvas");
      return [...document.querySelectorAll("i")].map((probe) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = getComputedStyle(probe).color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
      });
    });
    return { version: browser.version(), found };
  } finally {
    await browser.close();
  }
}

const old = await colours(oldest(), ["--single-process", "--no-zygote"]);
const today = await colours(findProgram("chromium"), []);
const distance = old.found.map((colour, index) =>
  Math.max(...colour.map((part, at) => Math.abs(part - (today.found[index]?.[at] ?? -999)))),
);
const result = {
  date: new Date().toISOString().slice(0, 10),
  browsers: [old.version, today.version],
  colours: distance.length,
  /** In 256ths of a channel. */
  largestDifference: Math.max(...distance),
};
writeFileSync(new URL("./floor.json", import.meta.url), `${JSON.stringify(result, null, 2)}\n`);
console.log(result);
