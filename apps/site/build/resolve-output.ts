import type { ViteDevServer } from "vite";
import type { Files } from "../shell/document.server.tsx";
import type { Content } from "./output.ts";
import { loadTable } from "./vite-server.ts";

/** What the table has for an address; only the kinds that may own it are asked for their lists. */
export async function answer(
  vite: ViteDevServer,
  address: string,
  files: Files,
): Promise<Content | undefined> {
  const { kinds } = await loadTable(vite);
  for (const { owns, load } of Object.values(kinds)) {
    if (!owns.test(address)) continue;
    const kind = await load();
    const content = kind.single?.(address) ?? (await kind.outputs(files).get(address)?.());
    if (content !== undefined) return content;
  }
}
