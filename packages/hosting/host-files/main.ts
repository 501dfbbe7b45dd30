// npm run do -- host-files: writes the files for every host into and beside what has been built.
import { fileURLToPath } from "node:url";
import { readSettings } from "../settings.ts";
import { writeHostFiles } from "./index.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const beside = folder("../../build/hosts");
const built = { site: folder("../../build/site"), clients: folder("../../build/clients") };
try {
  writeHostFiles(built, readSettings(), beside);
  console.log(`The files for nginx, Caddy, CloudFront and a container are in ${beside};`);
  console.log(
    "those for Cloudflare Pages, Netlify, Vercel, Apache and GitHub Pages are in the builds.",
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
