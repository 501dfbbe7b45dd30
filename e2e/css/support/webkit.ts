import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { findProgram } from "@daylit/browsers/programs.mjs";
import { startGroup } from "./child.ts";

/** WebKitGTK through its own WebDriver; it needs a display, so one is made unless there is one. */
export async function runInWebKit<T>(url: string, script: string): Promise<T> {
  const program = findProgram("webkit");
  if (!program) throw new Error("WebKitWebDriver is not on the path; WEBKIT_DRIVER may say where");
  const started: (() => void)[] = [];
  try {
    const display = process.env.DISPLAY ?? (await virtualDisplay(started));
    const port = await freePort();
    const env = { ...process.env, DISPLAY: display, GDK_BACKEND: "x11", NO_AT_BRIDGE: "1" };
    const { child, end } = startGroup(program, [`--port=${port}`], { env, stdio: "ignore" });
    started.push(end);
    const base = `http://127.0.0.1:${port}/session`;
    // Not told which browser to start, the driver takes the one it came with.
    const capabilities = { alwaysMatch: {} };
    const { sessionId } = await call<{ sessionId: string }>(base, { capabilities }, child);
    const session = `${base}/${sessionId}`;
    try {
      await call(`${session}/timeouts`, { script: 300_000 });
      await call(`${session}/url`, { url });
      const body = { script: `return JSON.stringify(${script})`, args: [] };
      return JSON.parse(await call<string>(`${session}/execute/sync`, body));
    } finally {
      await fetch(session, { method: "DELETE" });
    }
  } finally {
    for (const end of started.reverse()) end();
  }
}

/** The driver must be told a port: one that the system has just given away, and taken back. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Xvfb picks a free display number and writes it to the descriptor that it is given. */
export async function virtualDisplay(started: (() => void)[]): Promise<string> {
  const program = findProgram("display");
  if (!program) throw new Error("Xvfb is not on the path; XVFB may say where it is");
  const args = ["-displayfd", "3", "-nolisten", "tcp"];
  const { child: xvfb, end } = startGroup(program, args, {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  started.push(end);
  return new Promise((found, failed) => {
    xvfb.stdio[3]?.once("data", (number) => found(`:${String(number).trim()}`));
    xvfb.once("exit", () => failed(new Error("Xvfb ended")));
  });
}

/** A driver that has just been started needs a moment: as long as it runs it is asked again. */
async function call<T = unknown>(url: string, body: object, started?: ChildProcess): Promise<T> {
  try {
    const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
    const { value } = (await response.json()) as {
      value: T & { error?: string; message?: string };
    };
    if (!response.ok) throw new Error(`${url}: ${value.error} ${value.message}`);
    return value;
  } catch (error) {
    if (started?.exitCode !== null || !(error instanceof TypeError)) throw error;
    await new Promise((later) => setTimeout(later, 100));
    return call(url, body, started);
  }
}
