import type { ViteDevServer } from "vite";
import type { Files } from "../../shell/document.server.tsx";
import { loadOutputs } from "../vite-server.ts";
import type { Content } from "./output.ts";

/** The content at an address; only output types whose pattern matches are loaded. */
export async function resolveOutput(
  vite: ViteDevServer,
  address: string,
  files: Files,
): Promise<Content | undefined> {
  const { outputTypes } = await loadOutputs(vite);
  for (const { owns, load } of Object.values(outputTypes)) {
    if (!owns.test(address)) continue;
    const kind = await load();
    const content = kind.single?.(address) ?? (await kind.outputs(files).get(address)?.());
    if (content !== undefined) return content;
  }
}
