// @ts-check
// The only script of the site: it lets the site be read without a network. From disk it does nothing.
// The address of the worker is given by name where a policy asks for that.
if (document.currentScript instanceof HTMLScriptElement && location.protocol.startsWith("http")) {
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
