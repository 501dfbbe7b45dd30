/** Asks for all files of a tool together (shell/island-code.ts), once, and not for one after another. */
export function preloadCode(tool: HTMLElement) {
  const { code } = tool.dataset;
  delete tool.dataset.code;
  for (const href of code?.split(" ") ?? []) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const kind = href.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" };
    document.head.append(Object.assign(document.createElement("link"), { ...kind, href }));
  }
}
