// Prints what the table has for some addresses, as JSON: address → text.
//   npm run do -- show /packages /manifest.webmanifest
import type { Files } from "../shell/document.server.tsx";
import { resolveOutput } from "./output/resolve-output.ts";
import { openVite } from "./vite-server.ts";

const vite = await openVite();
/** The code for the browser is not bundled: its files have made-up names. */
const files: Files = {
  boot: "",
  start: ["/assets/start-00000000.js"],
  style: (name) => `/assets/${name.replace(/^.*\//, "").replace(".css", "-00000000.css")}`,
  asset: (name) => `/assets/${name.replace(/^.*\//, "").replace(".svg", "-00000000.svg")}`,
  code: (name) => [`/assets/${name}`],
  island: () => [],
  search: [],
};

const shown: Record<string, string> = {};
for (const address of process.argv.slice(2)) {
  const content = await resolveOutput(vite, address, files);
  if (typeof content !== "string") throw new Error(`There is no text at ${address}`);
  shown[address] = content;
}
await vite.close();
process.stdout.write(JSON.stringify(shown), () => process.exit(0));
