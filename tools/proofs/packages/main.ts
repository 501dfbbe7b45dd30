/**
 * Uses the three packages and the registry as a stranger does: from the served build, in fresh projects
 * outside of the repository, by the chapters' own files, with the newest releases of the tools. Each page
 * is opened on a phone and on a desktop (never part of npm test: it fetches hundreds of packages):
 *
 *     npm run do -- prove packages [name …]
 *
 * SHOTS=<folder> keeps photographs of the pages.
 */
import { type ChildProcess, execSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { launchChromium } from "@daylit/browsers/chromium.ts";
import { readRecord } from "@daylit/hosting/policy/build.ts";
import { typeOf } from "@daylit/hosting/policy/content-types.ts";
import { siteFaults } from "../../../e2e/support/faults/site-faults.ts";
import { type Trial, trials } from "./trials.ts";

const build = join(import.meta.dirname, "../../../build");
const port = Number(process.env.PORT ?? 4321);
const shots = process.env.SHOTS;

/** Items of the registry name each other by the address that the site was built for. */
const site = readRecord(build).settings.origin;
if (!/^http:\/\/localhost:\d+$/.test(site))
  throw new Error(`The build is for ${site}. Build it for this machine: npm start`);

/** Nothing but the project's own packages and a current Node: none of our programs may help it. */
function environment(bin: string): NodeJS.ProcessEnv {
  const path = (process.env.PATH ?? "").split(":").filter((part) => !part.includes("node_modules"));
  const { NODE_OPTIONS: _, NODE_ENV: __, ...rest } = process.env;
  return { ...rest, PATH: [bin, ...path].join(":"), CI: "1", npm_config_yes: "true" };
}

const fileServer = (folder: string) =>
  createServer(({ url = "/" }, response) => {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    // Browsers ask for it on pages that name no icon.
    if (path === "/favicon.ico") return response.writeHead(204).end();
    const name = path.endsWith("/")
      ? `${path}index.html`
      : extname(path)
        ? path
        : `${path}/index.html`;
    try {
      const body = readFileSync(join(folder, name));
      response.setHeader("Content-Type", typeOf(name));
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });

/** A server says nothing that all tools would say alike, so it is asked until it answers. */
async function answers(address: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end && child.exitCode === null) {
    if ((await fetch(address).catch(() => undefined))?.ok) return;
    await new Promise((later) => setTimeout(later, 250));
  }
  throw new Error("the server did not answer");
}

/** Shows the finished pages while `use` looks at them. */
async function shown<T>(
  { show }: Trial,
  folder: string,
  env: NodeJS.ProcessEnv,
  use: () => Promise<T>,
) {
  if ("folder" in show) {
    const server = fileServer(join(folder, show.folder)).listen(port);
    await once(server, "listening");
    return use().finally(() => server.close());
  }
  const child = spawn(show.command.replace("$PORT", `${port}`), {
    cwd: join(folder, show.below),
    ...{ env, shell: true, detached: true, stdio: "ignore" },
  });
  try {
    await answers(`http://localhost:${port}/`, child);
    return await use();
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
  }
}

async function look(name: string): Promise<string[]> {
  const address = `http://localhost:${port}/`;
  const browser = await launchChromium({ args: ["--disable-quic"] });
  try {
    const page = await browser.newPage();
    const faults = await siteFaults(page, address);
    // A page without the blocks' own rules would be a plain list of words.
    const styled = await page.evaluate(() =>
      getComputedStyle(document.querySelector(".daylit") ?? document.body).getPropertyValue(
        "--brand",
      ),
    );
    if (!styled) faults.push("no theme reaches the page");
    await page.emulateMedia({ colorScheme: "light" });
    for (const width of shots ? [390, 1440] : []) {
      await page.setViewportSize({ width, height: 900 });
      // Pictures are fetched when they come near.
      await page.evaluate(() => {
        for (const image of document.images) image.loading = "eager";
        return Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      });
      await page.screenshot({ path: join(shots ?? "", `${name}-${width}.png`), fullPage: true });
    }
    return faults;
  } finally {
    await browser.close();
  }
}

/** Runs inside the page. Every element outside of the blocks, with its box and its styles. */
function outside(): string[] {
  return [...document.querySelectorAll("html, body, body :not([data-part] *, script)")].map(
    (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // Tailwind registers more of its own properties when it finds more classes.
      const names = [...style].filter((name) => !name.startsWith("--"));
      const values = names.map((name) => `${name} ${style.getPropertyValue(name)}`);
      return `${element.localName}.${element.className}: ${[x, y, width, height]} ${values.join("; ")}`;
    },
  );
}

/** What the blocks have changed outside of themselves, in styles and in pixels. */
async function changes(before: string, after: string): Promise<string[]> {
  const browser = await launchChromium({ args: ["--disable-quic"] });
  const found: string[] = [];
  try {
    for (const colorScheme of ["light", "dark"] as const)
      for (const width of [390, 1440]) {
        const looks = [];
        for (const folder of [before, after]) {
          const server = fileServer(folder).listen(port);
          await once(server, "listening");
          const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
          await page.goto(`http://localhost:${port}/`, { waitUntil: "networkidle" });
          if (folder === after) await page.locator(".daylit").first().waitFor();
          // The place of the blocks stays, without them.
          await page.addStyleTag({ content: "[data-part] > * { display: none !important }" });
          const shot = await page.screenshot({ fullPage: true, animations: "disabled" });
          if (shots)
            writeFileSync(join(shots, `${basename(folder)}-${width}-${colorScheme}.png`), shot);
          looks.push({ shot, styles: await page.evaluate(outside) });
          await page.close();
          server.closeAllConnections();
          server.close();
        }
        const [was, is] = looks;
        const at = `${width} px, ${colorScheme}`;
        const changed = is?.styles.filter((line, index) => line !== was?.styles[index]) ?? [];
        found.push(...changed.map((line) => `changed at ${at}: ${line.slice(0, 80)}`));
        if (!was || !is?.shot.equals(was.shot)) found.push(`other pixels at ${at}`);
        console.log(`  ${is?.styles.length} elements outside compared at ${at}`);
      }
    return found;
  } finally {
    await browser.close();
  }
}

async function trial(each: Trial): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), `daylit-${each.name}-`));
  const bin = join(folder, ".bin");
  mkdirSync(bin);
  symlinkSync(process.execPath, join(bin, "node"));
  const env = environment(bin);
  const run = (command: string, below = ".") => {
    console.log(`  $ ${command}`);
    try {
      execSync(command, { cwd: join(folder, below), env, stdio: ["ignore", "pipe", "pipe"] });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
      throw new Error(`${command}\n${`${stdout}${stderr}`.slice(-1500)}`);
    }
  };
  try {
    each.make({ folder, site, run });
    const faults = await shown(each, folder, env, () => look(each.name));
    if (!each.before || !("folder" in each.show)) return faults;
    const before = { ...each, show: { folder: each.before } };
    const own = await shown(before, folder, env, () => look(`${each.name}-before`));
    const changed = await changes(join(folder, each.before), join(folder, each.show.folder));
    return [...faults.filter((line) => !own.includes(line)), ...changed];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The site in a process of its own: this one waits for the commands. */
async function serveSite(): Promise<ChildProcess | undefined> {
  if ((await fetch(site).catch(() => undefined))?.ok) return undefined;
  const server = join(import.meta.dirname, "../../../packages/hosting/preview-server/main.ts");
  const child = spawn(process.execPath, [server, new URL(site).port], { stdio: "ignore" });
  await answers(site, child);
  return child;
}

const wanted = process.argv.slice(2);
const serving = await serveSite();
for (const each of trials.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(each.name);
  const begun = Date.now();
  const faults = await trial(each).catch((error: Error) => [error.message]);
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`  ${faults.join("\n  ") || "as promised"}, after ${seconds} s`);
  if (faults.length > 0) process.exitCode = 1;
}
serving?.kill();
