import { readSample } from "../../samples/read.ts";

/** What a frame is handed when it cannot load anything itself. */
export type CachedSample = { html: string; css: string };

/**
 * A frame without an origin is out of the service worker's reach, so without a connection it stays
 * empty. The page itself is in reach: it asks for the sample and its stylesheet, gives the frame a
 * document with nothing but the sample's script, and hands both over when that script has answered.
 * Such a document has the page's policy, so that neither could stand in it as text.
 */
export async function showCached(frame: HTMLIFrameElement): Promise<CachedSample> {
  const text = async (address: string) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.text();
  };
  const { title, stylesheet, script, html } = readSample(await text(frame.src));
  const css = await text(stylesheet);
  const document = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${title}</title><script>${script}</script></head><body class=""></body></html>`;
  frame.src = URL.createObjectURL(new Blob([document], { type: "text/html" }));
  return { html, css };
}
