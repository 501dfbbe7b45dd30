const stylesheet = /<link rel="stylesheet" href="([^"]+)">/;

/** The sample's document with its stylesheet written into it: it can then be shown without a request. */
export function selfContained(html: string, css: string): string {
  return html.replace(stylesheet, () => `<style>${css.replaceAll("</", "<\\/")}</style>`);
}

/**
 * A frame without an origin is out of the service worker's reach, so without a connection it stays
 * empty. The page itself is in reach: it asks for the sample and hands it over.
 */
export async function showKept(frame: HTMLIFrameElement): Promise<void> {
  const text = async (address: string) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.text();
  };
  const html = await text(frame.src);
  const address = stylesheet.exec(html)?.[1];
  if (!address) return;
  const document = new Blob([selfContained(html, await text(address))], { type: "text/html" });
  frame.src = URL.createObjectURL(document);
}
