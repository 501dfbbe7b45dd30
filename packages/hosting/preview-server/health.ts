// For a container's health check: ends well if the site answers.
import { readListening } from "./listening.ts";
import { readSettings } from "./settings.ts";

const { base } = readSettings();
const { port } = readListening([]);
const { status } = await fetch(`http://127.0.0.1:${port}${base}/`, {
  method: "HEAD",
  signal: AbortSignal.timeout(2500),
}).catch(() => ({ status: 0 }));
process.exit(status === 200 ? 0 : 1);
