import { type ChildProcess, execSync, spawn } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import {
  readStarts,
  type Start,
} from "../../../apps/site/features/reference/sources/starts.server.ts";
import type { Tool } from "./table.ts";

const root = join(import.meta.dirname, "../../..");
const port = Number(process.env.PORT ?? 4320);

/** Nothing but the project's own packages and a current Node: none of our programs may help it. */
function environment(bin: string): NodeJS.ProcessEnv {
  const path = (process.env.PATH ?? "").split(":").filter((part) => !part.includes("node_modules"));
  const { NODE_OPTIONS: _, ...rest } = process.env;
  return {
    ...rest,
    PATH: [bin, ...path].join(":"),
    CI: "1",
    npm_config_yes: "true",
    PORT: `${port}`,
  };
}

/** Follows our page in an empty folder and says where the finished project is. */
export function follow(tool: Tool, tarball: string) {
  const starts = readStarts();
  const start = starts.get(tool.name);
  const plain = starts.get("Plain HTML");
  if (!start || !plain) throw new Error(`the page has no section ${tool.name}`);
  const scratch = mkdtempSync(join(tmpdir(), "daylit-start-"));
  const bin = join(scratch, ".bin");
  mkdirSync(bin);
  symlinkSync(process.execPath, join(bin, "node"));
  const env = environment(bin);
  const run = (command: string, cwd: string) => {
    console.log(`  $ ${command}`);
    execSync(command, { cwd, env, stdio: ["ignore", "ignore", "pipe"], timeout: 900_000 });
  };

  let folder = scratch;
  if (tool.made === "page") {
    writeFileSync(join(folder, "package.json"), '{ "private": true }');
    writeFiles(
      folder,
      plain.files.map((file) => adapt(file, tool)),
    );
    writeFiles(folder, start.files);
    copyFileSync(join(root, "packages/css/dist/daylit.min.css"), join(folder, "daylit.min.css"));
  }
  for (const command of start.commands) {
    if (tool.instead?.command.test(command)) {
      for (const [path, text] of Object.entries(tool.instead.files))
        write(join(folder, path), text);
      for (const each of tool.instead.run)
        run(each.replace("mkdir my-site", "mkdir -p my-site"), folder);
    } else if (command.startsWith("cd ")) folder = join(folder, command.slice(3));
    // The package is not published: its tarball takes the place of its name.
    else
      run(
        command.startsWith("npm install") ? command.replace(/\bdaylit$/, tarball) : command,
        folder,
      );
  }
  if (tool.made !== "page") writeFiles(folder, start.files);
  for (const command of tool.build) run(command, folder);
  return { folder, scratch, env, start };
}

const adapt = (file: Start["files"][number], tool: Tool) =>
  file.path === "index.html" && tool.page ? { ...file, text: tool.page(file.text) } : file;

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const writeFiles = (folder: string, files: Start["files"]) => {
  for (const { path, text } of files) write(join(folder, path), text);
};

const kinds: Record<string, string> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

/** Shows a project while `use` looks at it. */
export async function shown<T>(
  tool: Tool,
  { folder, env }: { folder: string; env: NodeJS.ProcessEnv },
  use: (address: string) => Promise<T>,
): Promise<T> {
  const address = `http://localhost:${port}/`;
  if ("folder" in tool.show) {
    const files = join(folder, tool.show.folder);
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? "/", address).pathname;
      const name = path.endsWith("/") ? `${path}index.html` : path;
      try {
        const body = readFileSync(join(files, name));
        response.setHeader("Content-Type", kinds[extname(name)] ?? "application/octet-stream");
        response.end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((ready) => server.listen(port, ready));
    return use(address).finally(() => server.close());
  }
  const command = tool.show.command.replace("$PORT", `${port}`);
  const child = spawn(command, { cwd: folder, env, shell: true, detached: true, stdio: "ignore" });
  try {
    await answers(address, child);
    return await use(address);
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
  }
}

/** A server says nothing that all tools would say alike, so it is asked until it answers. */
async function answers(address: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const reply = await fetch(address).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((later) => setTimeout(later, 250));
  }
  throw new Error("the server did not answer within a minute");
}
