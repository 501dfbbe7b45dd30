import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";

/**
 * A program in a process group of its own, ended as a whole: a driver starts a browser, the browser
 * starts its processes, and none may outlive the test, not even when the test runs out of time.
 */
export function startGroup(program: string, args: string[], options: SpawnOptions) {
  const child: ChildProcess = spawn(program, args, { ...options, detached: true });
  const end = () => {
    process.off("exit", end);
    if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
    if (process.platform === "win32")
      spawnSync("taskkill", ["/pid", String(child.pid), "/t", "/f"]);
    else process.kill(-child.pid, "SIGKILL");
  };
  process.on("exit", end);
  return { child, end };
}
