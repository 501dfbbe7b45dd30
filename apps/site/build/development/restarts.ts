import type { Plugin, ViteDevServer } from "vite";

/**
 * Vite closes and opens itself again when a module changes that its configuration imports, the tables
 * of content/ among them: everything it has read is then read again. Until it is open nothing can be
 * loaded. `opened` is called with it at the start and after each time.
 */
export function acrossRestarts(opened: (vite: ViteDevServer) => void = () => {}) {
  let ready: Promise<unknown> = Promise.resolve();
  const plugin: Plugin = {
    name: "daylit:restarts",
    configureServer(vite) {
      const { restart } = vite;
      vite.restart = (force) => {
        const open = restart(force);
        // Vite says on its own what went wrong, and tries again after the next change.
        ready = open.catch(() => {});
        return open;
      };
      opened(vite);
    },
  };
  /** Loads something when Vite is open, and once more if Vite has closed meanwhile. */
  async function load<T>(what: () => Promise<T>): Promise<T> {
    for (;;) {
      const before = ready;
      await before;
      try {
        return await what();
      } catch (error) {
        if (ready === before) throw error;
      }
    }
  }
  return { plugin, load };
}
