// @ts-check
// The only script of the site: it lets the site be read without a network. From disk it does nothing.
if (document.currentScript instanceof HTMLScriptElement && location.protocol.startsWith("http"))
  navigator.serviceWorker
    ?.register(new URL("worker.js", document.currentScript.src))
    .catch(() => {});
