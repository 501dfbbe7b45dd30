import { createHash } from "node:crypto";
import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import type { Example } from "daylit/internal/tools/reference/examples.ts";
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
const policy = (pictures: string) =>
  [
    "default-src 'none'",
    `style-src 'self' ${home} 'unsafe-inline'`,
    `script-src '${frameScriptHash}'`,
    `img-src ${pictures}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join("; ");

const samplePolicy = policy("data:");

type Sample = Pick<Example, "title" | "html">;

const documentOf = (
  { title, html }: Sample,
  stylesheet: string,
  allowed: string,
  attributes: string,
) => `<!doctype html>
<html lang="en-GB"${attributes}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${allowed}">
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

/**
 * The document around an example: nothing but the framework's stylesheet. The body holds the example
 * and nothing else, which a test compares; the margin around it keeps focus rings from being cut, and
 * the empty class says that this isn’t a page of text.
 */
export const sampleDocument = (sample: Sample, stylesheet: string) =>
  documentOf(sample, stylesheet, samplePolicy, ' style="padding: 1rem"');

/** The document around a block: it reaches the edges, and shows pictures of this site. */
export const blockDocument = (sample: Sample, stylesheet: string) =>
  documentOf(sample, stylesheet, policy(`'self' ${home} data:`), "");
