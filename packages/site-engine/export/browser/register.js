// @ts-check
// The only script of the site: it writes the letter of a form that is sent by email, and lets the site
// be read without a network, which needs a host.

// Without it the browser writes the letter: with names of fields instead of questions, and Chromium
// spoils every letter that isn’t English.
addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
  const to = form.getAttribute("action") ?? "";
  if (!to.startsWith("mailto:")) return;
  event.preventDefault();
  const lines = [...new FormData(form)].map(([name, answer]) => {
    const field = form.querySelector(`[name="${name}"]`);
    const question =
      field?.closest("fieldset")?.querySelector("legend") ??
      form.querySelector(`label[for="${field?.id}"]`);
    return `${question?.textContent ?? name}: ${answer}`;
  });
  const body = lines.join("\n").replace(/\r?\n/g, "\r\n");
  location.href = `${to}?subject=${encodeURIComponent(document.title)}&body=${encodeURIComponent(body)}`;
});

// The address of the worker is given by name where a policy asks for that.
// A page for missing addresses asks for this script in several folders: the first one that is found counts.
if (
  document.currentScript instanceof HTMLScriptElement &&
  location.protocol.startsWith("http") &&
  !document.documentElement.hasAttribute("data-registered")
) {
  document.documentElement.setAttribute("data-registered", "");
  // Hides a notice after its last day. Dates in Swedish read 2026-11-17.
  const today = new Date().toLocaleDateString("sv");
  for (const notice of document.querySelectorAll("[data-until]"))
    if ((notice.getAttribute("data-until") ?? "") < today) notice.setAttribute("hidden", "");
  const root = new URL("./", document.currentScript.src).pathname;
  // A page for missing addresses that brings its styles along doesn't know where the site is: it looks
  // for this script in each folder above it. Where it is found, everything else is.
  const own = document.head.querySelector("style[data-lost]");
  if (own && root !== "/") {
    own.removeAttribute("data-lost");
    for (const name of ["href", "src"])
      for (const element of document.querySelectorAll(`:is(a, link, img)[${name}^="/"]`))
        element.setAttribute(name, root + element.getAttribute(name)?.slice(1));
    own.before(
      Object.assign(document.createElement("link"), {
        rel: "stylesheet",
        href: `${root}style.css`,
      }),
    );
  }
  const address = new URL("worker.js", document.currentScript.src).href;
  /** @typedef {{ createPolicy(name: string, rules: object): { createScriptURL(text: string): string } }} Types */
  const { trustedTypes: types } = /** @type {{ trustedTypes?: Types }} */ (
    /** @type {unknown} */ (globalThis)
  );
  const named = types?.createPolicy("daylit-site", {
    createScriptURL: (/** @type {string} */ text) => text,
  });
  navigator.serviceWorker?.register(named?.createScriptURL(address) ?? address).catch(() => {});
}
