/** Samples whose tools sleep: their frames do not inherit the theme that was chosen for the page. */
function tell(frame: HTMLIFrameElement) {
  if (frame.closest("[data-hydrated]")) return;
  const { theme } = document.documentElement.dataset;
  frame.contentWindow?.postMessage({ theme, dir: "ltr", text: "" }, "*");
}

const frames = () => [...document.querySelectorAll<HTMLIFrameElement>(".sample iframe")];

export function sendThemeToFrames() {
  const all = () => frames().forEach(tell);
  new MutationObserver(all).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  addEventListener("message", ({ source, data }) => {
    const frame = data?.ready && frames().find(({ contentWindow }) => contentWindow === source);
    if (frame && document.documentElement.dataset.theme) tell(frame);
  });
  if (document.documentElement.dataset.theme) all();
}
