/**
 * Reports uncaught errors and failed starts to the address in REPORT_TO; without that setting nothing of
 * this is in the page. A report has no personal data: no query, no fragment, no stack, no text that a
 * visitor may have typed, no cookie, no referrer.
 */
const mostReports = 5;
const longestMessage = 200;

/** Errors whose message the browser writes. Our own name their line, which says enough. */
const isBrowsers = (error: Error | DOMException) =>
  error instanceof DOMException || /^(Type|Reference|Range|Syntax|URI)Error$/.test(error.name);

const pathOf = (address: string) => URL.parse(address)?.pathname ?? "";

/** Without anything from the first quotation mark to the last, which may be a visitor's words. */
export const cleanMessage = (message: string) =>
  message
    .replace(/\b(?:https?|blob):[^\s"'<>)]+/g, pathOf)
    .replace(/["'`“‘].*["'`”’]/gs, "…")
    .slice(0, longestMessage);

export type Report = {
  type: "error";
  message: string;
  script: string;
  line: number;
  page: string;
  version: string;
};

/** The report of an error in one of our own scripts; nothing for those of extensions. */
export function reportOf(
  error: unknown,
  { origin, pathname }: Pick<Location, "origin" | "pathname">,
  version: string,
): Report | undefined {
  const known = error instanceof Error || error instanceof DOMException;
  const stack = known ? (error.stack ?? "") : "";
  const [, address = "", line = "0"] =
    /(\w[\w+.-]*:\/\/[^\s()]+?):(\d+)(?::\d+)?\)?$/m.exec(stack) ?? [];
  if (address && URL.parse(address)?.origin !== origin) return;
  return {
    type: "error",
    message: !known
      ? typeof error
      : isBrowsers(error)
        ? `${error.name}: ${cleanMessage(error.message)}`
        : error.name,
    script: pathOf(address),
    line: Number(line),
    page: pathname,
    version,
  };
}

/** Watches from the head on. A beacon would send the cookies of the other origin; this sends none. */
export function reportErrors(to: string, version: string) {
  const sent = new Set<string>();
  const send = (error: unknown) => {
    const report = reportOf(error, location, version);
    const body = report && JSON.stringify(report);
    if (!body || sent.has(body) || sent.size >= mostReports) return;
    sent.add(body);
    fetch(to, {
      method: "POST",
      body,
      mode: "no-cors",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      keepalive: true,
    }).catch(() => {});
  };
  addEventListener("error", ({ error }) => send(error));
  addEventListener("unhandledrejection", ({ reason }) => send(reason));
}
