// Starts programs the same way on every system. Plain JavaScript for any Node that npm brings along.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const onWindows = process.platform === "win32";

/** How npm is started: by the Node and the file that run it now; on Windows npm is a shell script. */
export function npmCommand(args) {
  const { npm_node_execpath: node, npm_execpath: file } = process.env;
  return node && file?.endsWith(".js") ? [node, [file, ...args]] : ["npm", args];
}

/** Where install.mjs puts a Node if the machine's own is too old for TypeScript; npm scripts find it here. */
export const installedNode = `node_modules/.bin/node${onWindows ? ".exe" : ""}`;

/** The Node that our TypeScript runs on. */
export const nodeProgram = () => (existsSync(installedNode) ? installedNode : process.execPath);

/** Runs a command and stops the whole program if it fails. */
export function run(command, args) {
  const shell = onWindows && command === "npm";
  const { status, error } = spawnSync(command, args, { stdio: "inherit", shell });
  if (error) console.error(`${command} cannot be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

export const runNpm = (...args) => run(...npmCommand(args));
export const runNode = (...args) => run(nodeProgram(), args);

/** One command of several: its words are kept together and said when it has ended. */
const runQuietly = ([command, args], others) =>
  new Promise((done) => {
    const child = spawn(command, args, { shell: onWindows && command === "npm" });
    others.add(child);
    let words = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        words += chunk;
      });
    child.on("error", (error) => {
      words += `${command} cannot be started: ${error.message}\n`;
    });
    child.on("close", (status) => {
      others.delete(child);
      process.stdout.write(words);
      if (status === 0) return done();
      for (const other of others) other.kill();
      process.exit(status ?? 1);
    });
  });

/** Lists of commands beside each other, one list for each core; the first failure stops the program. */
export async function runBeside(...lists) {
  const running = new Set();
  await Promise.all(
    lists.map(async (list) => {
      for (const command of list) await runQuietly(command, running);
    }),
  );
}
