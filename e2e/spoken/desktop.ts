import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
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
  const busy = join(home, "busy");
  const close = async () => {
    for (const end of started.reverse()) end();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const display = await virtualDisplay(started);
    const runtime = join(home, "run");
    const settings = join(home, ".local/share/orca");
    const services = join(home, "services");
    await mkdir(runtime, { mode: 0o700 });
    await mkdir(services);
    await mkdir(settings, { recursive: true });
    const bring = (from: string, to: string) => copyFile(from, join(to, basename(from)));
    await bring(join(import.meta.dirname, "orca-customizations.py"), settings);
    await bring(join(import.meta.dirname, "bus.conf"), home);
    await bring("/usr/share/dbus-1/services/org.a11y.Bus.service", services);
    await writeFile(log, "");
    await writeFile(busy, "0");
    const env: NodeJS.ProcessEnv = {
      PATH: process.env.PATH,
      LANG: "C.UTF-8",
      HOME: home,
      XDG_RUNTIME_DIR: runtime,
      DISPLAY: display,
      GNOME_ACCESSIBILITY: "1",
      GSETTINGS_BACKEND: "memory",
      SPEECH_LOG: log,
      SPEECH_BUSY: busy,
    };
    const start = (program: string, ...args: string[]) => {
      const { child, end } = startGroup(program, args, {
        env,
        stdio: ["ignore", "pipe", "ignore"],
      });
      started.push(end);
      return child;
    };
    const bus = start(
      "dbus-daemon",
      `--config-file=${home}/bus.conf`,
      "--nofork",
      "--print-address=1",
    );
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
    const isBusy = async () => (await readFile(busy, "utf8")) === "1";
    return { env, said, isBusy, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Orca's log names the voice as well. */
const spoken = (line: string) =>
  (/^SPEECH OUTPUT: '(.*)'[^']*$/s.exec(line)?.[1] ?? line).replaceAll(/\s+/g, " ").trim();
