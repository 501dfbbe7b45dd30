import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { startGroup } from "../css/support/child.ts";
import { virtualDisplay } from "../css/support/webkit.ts";

export type Desktop = Awaited<ReturnType<typeof startDesktop>>;

/**
 * A desktop without a screen on which Orca runs: a display, a D-Bus session and a home of its own, so
 * that nothing of the machine's own settings is heard and nothing is left behind.
 */
export async function startDesktop() {
  const home = await mkdtemp(join(tmpdir(), "daylit-orca-"));
  const started: (() => void)[] = [];
  const log = join(home, "speech.log");
  const close = async () => {
    for (const end of started.reverse()) end();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const display = await virtualDisplay(started);
    const runtime = join(home, "run");
    const settings = join(home, ".local/share/orca");
    await mkdir(runtime, { mode: 0o700 });
    await mkdir(settings, { recursive: true });
    await copyFile(
      join(import.meta.dirname, "orca-customizations.py"),
      join(settings, "orca-customizations.py"),
    );
    await writeFile(log, "");
    const env: NodeJS.ProcessEnv = {
      PATH: process.env.PATH,
      LANG: "C.UTF-8",
      HOME: home,
      XDG_RUNTIME_DIR: runtime,
      DISPLAY: display,
      GNOME_ACCESSIBILITY: "1",
      GSETTINGS_BACKEND: "memory",
      SPEECH_LOG: log,
    };
    const start = (program: string, ...args: string[]) => {
      const { child, end } = startGroup(program, args, {
        env,
        stdio: ["ignore", "pipe", "ignore"],
      });
      started.push(end);
      return child;
    };
    const bus = start("dbus-daemon", "--session", "--nofork", "--print-address=1");
    if (!bus.stdout) throw new Error("D-Bus has no output");
    const [address] = await once(createInterface(bus.stdout), "line");
    env.DBUS_SESSION_BUS_ADDRESS = String(address);
    // Without a window manager no window is ever the active one, and Orca listens to none.
    start("openbox");
    const orca = start("orca");
    const said = async () =>
      (await readFile(log, "utf8"))
        .split("\n")
        .filter(Boolean)
        .map((line) => spoken(JSON.parse(line)));
    while ((await said()).length === 0) {
      if (orca.exitCode !== null) throw new Error("Orca ended: another one may be running");
      await pause(100);
    }
    return { env, said, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Orca's log names the voice as well. */
const spoken = (line: string) =>
  (/^SPEECH OUTPUT: '(.*)'[^']*$/s.exec(line)?.[1] ?? line).replaceAll(/\s+/g, " ").trim();
