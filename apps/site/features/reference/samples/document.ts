import { createHash } from "node:crypto";
import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import type { Example } from "../../../../../packages/css/tools/reference/examples.ts";
import { site } from "../../../model/site.ts";
import { frameScript } from "./frame-script.ts";

/** The only script of a sample, as policies name it. */
export const frameScriptHash = `sha256-${createHash("sha256").update(frameScript).digest("base64")}`;

/** WebKit does not take 'self' for a document without an origin, so the origin is named as well. */
const home = site.origin.replace(/^(http:\/\/localhost):\d+$/, "$1:*");

/**
 * What a sample may do: take the one stylesheet, use style attributes, show pictures that are in
 * the markup. No other request, no script but ours, no form, no other base.
 */
export const samplePolicy = [
  "default-src 'none'",
  `style-src 'self' ${home} 'unsafe-inline'`,
  `script-src '${frameScriptHash}'`,
  "img-src data:",
  "form-action 'none'",
  "base-uri 'none'",
].join("; ");

/**
 * The document around an example: nothing but the framework's stylesheet. The body holds the example
 * and nothing else, which a test compares; the margin around it keeps focus rings from being cut, and
 * the empty class says that this is no page of text.
 */
export const sampleDocument = ({ title, html }: Example, stylesheet: string) => `<!doctype html>
<html lang="en-GB" style="padding: 1rem">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${samplePolicy}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${stylesheet}">
<script>${frameScript}</script>
</head>
<body class="">
${html}
</body>
</html>
`;
