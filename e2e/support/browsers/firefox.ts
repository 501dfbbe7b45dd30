import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findProgram } from "@daylit/browsers/programs.mjs";
import { startGroup } from "../../css/support/child.ts";

/** No page of Firefox's own may open beside the one that is tested. */
const withWindow = {
  "accessibility.force_disabled": -1,
  "browser.aboutwelcome.enabled": false,
  "browser.download.alwaysOpenPanel": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
};

export type Firefox = Awaited<ReturnType<typeof openFirefox>>;

type Options = { env?: NodeJS.ProcessEnv; preferences?: Record<string, unknown> };

/**
 * Debian’s Firefox speaks WebDriver BiDi by itself; Playwright would need its own build. With an
 * environment it opens a window on that environment's display.
 */
export async function openFirefox({ env, preferences = {} }: Options = {}) {
  const profile = await mkdtemp(join(tmpdir(), "daylit-firefox-"));
  const program = findProgram("firefox");
  if (!program) throw new Error("Firefox is not on the path; FIREFOX may say where it is");
  // What pages give to download goes where the profile goes.
  const settings = {
    "browser.download.folderList": 2,
    "browser.download.dir": profile,
    ...(env && withWindow),
    ...preferences,
  };
  const lines = Object.entries(settings).map(
    (entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});`,
  );
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const args = ["--no-remote", "--remote-debugging-port=0", "--profile", profile];
  if (!env) args.unshift("--headless");
  const { child, end } = startGroup(program, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  const close = async () => {
    const ended = new Promise((done) => child.once("exit", done));
    end();
    await ended;
    // Its other processes end a moment later, and may still write.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    const { send, hear } = await connect(await address(child));
    await send("session.new", { capabilities: {} });
    /** What is done in one tab. */
    function tabIn(context: string) {
      /** What an expression is worth in the page, once it has come to an end. */
      async function evaluate<T>(expression: string): Promise<T> {
        const answer = await send<{ result?: { value: string } }>("script.evaluate", {
          expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
          target: { context },
          awaitPromise: true,
        });
        if (!answer.result?.value) throw new Error(JSON.stringify(answer));
        return JSON.parse(answer.result.value);
      }

      /** A download that the last page began ends the waiting too early: so the page itself is asked. */
      async function goto(url: string) {
        await send("browsingContext.navigate", { context, url, wait: "complete" });
        const { pathname } = new URL(url);
        const there = `document.readyState === "complete" && location.pathname === ${JSON.stringify(pathname)}`;
        while (!(await evaluate<boolean>(there).catch(() => false))) await pause(50);
      }
      const show = () => send("browsingContext.activate", { context });
      return { context, goto, evaluate, show };
    }
    // In the tab that is there at first, the address bar has the focus: Enter and Space do not click.
    const openTab = async (storage: { userContext?: string } = {}) => {
      const { context } = await send<{ context: string }>("browsingContext.create", {
        type: "tab",
        ...storage,
      });
      const tab = tabIn(context);
      // The empty page of a new tab may still be loading, and would interrupt the first navigation.
      const isThere = () => tab.evaluate<boolean>(`document.readyState === "complete"`);
      while (!(await isThere().catch(() => false))) await pause(50);
      return tab;
    };
    /** A tab with cookies and storage of its own, as on a first visit; `end` closes it. */
    const firstVisit = async () => {
      const storage = await send<{ userContext: string }>("browser.createUserContext", {});
      const tab = await openTab(storage);
      return { ...tab, end: () => send("browser.removeUserContext", storage) };
    };

    return { ...(await openTab()), profile, send, hear, openTab, firstVisit, close };
  } catch (error) {
    await close();
    throw error;
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
  const send = <T>(method: string, params: object): Promise<T> =>
    new Promise((done, failed) => {
      const id = ++last;
      socket.addEventListener("message", function heard({ data }) {
        const message = JSON.parse(String(data));
        if (message.id !== id) return;
        socket.removeEventListener("message", heard);
        if (message.type === "success") done(message.result);
        else failed(new Error(`${method}: ${message.message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  /** Calls back with whatever the browser tells under this name. */
  const hear = (name: string, heard: (params: unknown) => void) =>
    socket.addEventListener("message", ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.type === "event" && message.method === name) heard(message.params);
    });
  return { send, hear };
}
