import type { Plugin } from "vite";

/** Code that builds (`.server.ts`) must never reach a browser, neither by mistake nor through others. */
export function refuseServerCode(): Plugin {
  return {
    name: "daylit-refuse-server-code",
    enforce: "pre",
    load(id) {
      if (this.environment.name === "client" && /\.server\.tsx?(\?|$)/.test(id))
        this.error(`${id} builds pages and cannot run in a browser`);
      return null;
    },
  };
}
