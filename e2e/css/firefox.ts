import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../../scripts/browsers.mjs";
import { startGroup } from "./child.ts";

/** Debian’s Firefox speaks WebDriver BiDi by itself; Playwright would need its own build. */
export async function runInFirefox<T>(url: string, script: string): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), "daylit-firefox-"));
  const program = findBrowser("firefox");
  if (!program) throw new Error("Firefox is not on the path; FIREFOX may say where it is");
  const args = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile];
  const { child, end } = startGroup(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  try {
    const send = await connect(await address(child));
    await send("session.new", { capabilities: {} });
    const tree = await send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
    const context = tree.contexts[0]?.context;
    await send("browsingContext.navigate", { context, url, wait: "complete" });
    const answer = await send<{ result?: { value: string } }>("script.evaluate", {
      expression: `JSON.stringify(${script})`,
      target: { context },
      awaitPromise: true,
    });
    if (!answer.result?.value) throw new Error(JSON.stringify(answer));
    return JSON.parse(answer.result.value);
  } finally {
    const ended = new Promise((done) => child.once("exit", done));
    end();
    await ended;
    await rm(profile, { recursive: true, force: true });
  }
}

/** Firefox says on its error stream where it listens. */
function address(firefox: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let text = "";
    firefox.stderr?.on("data", (chunk) => {
      text += chunk;
      const match = /WebDriver BiDi listening on (ws:\S+)/.exec(text);
      if (match?.[1]) found(`${match[1]}/session`);
    });
    firefox.once("exit", () => failed(new Error(`Firefox ended: ${text}`)));
  });
}

async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((open, failed) => {
    socket.addEventListener("open", open, { once: true });
    socket.addEventListener("error", failed, { once: true });
  });
  let last = 0;
  return <T>(method: string, params: object): Promise<T> =>
    new Promise((done, failed) => {
      const id = ++last;
      socket.addEventListener("message", function hear({ data }) {
        const message = JSON.parse(String(data));
        if (message.id !== id) return;
        socket.removeEventListener("message", hear);
        if (message.type === "success") done(message.result);
        else failed(new Error(`${method}: ${message.message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}
