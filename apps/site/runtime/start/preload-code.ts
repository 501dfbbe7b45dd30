/** Asks for all files of an island together (shell/island-code.ts), once, and not for one after another. */
export function preloadCode(island: HTMLElement) {
  const { code } = island.dataset;
  delete island.dataset.code;
  for (const href of code?.split(" ") ?? []) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  }
}
