import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";

const span = (kind: string, text = "") =>
  text && `<span class="${kind}">${escapeHtml(text)}</span>`;

/** Text between tags; entities are values. */
const paintText = (text: string) =>
  text
    .split(/(&#?\w+;)/)
    .map((part, index) => (index % 2 ? span("n", part) : escapeHtml(part)))
    .join("");

/** The value of an attribute; entities are values of their own there too. */
const paintValue = (text = "") =>
  text
    .split(/(&#?\w+;)/)
    .map((part, index) => span(index % 2 ? "n" : "s", part))
    .join("");

const attributes = /([^\s=/>"']+)(?:(\s*=\s*)("[^"]*"?|'[^']*'?|[^\s>]+))?/g;

function paintTag(tag: string): string {
  const [, open = "", name = "", rest = ""] = /^(<\/?)([^\s/>]+)([\s\S]*)$/.exec(tag) ?? [];
  let painted = escapeHtml(open) + span("t", name);
  let at = 0;
  for (const match of rest.matchAll(attributes)) {
    const [all, attribute, equals = "", value] = match;
    painted += escapeHtml(rest.slice(at, match.index)) + span("a", attribute) + equals;
    painted += paintValue(value);
    at = match.index + all.length;
  }
  return painted + escapeHtml(rest.slice(at));
}

/**
 * Colours HTML while it is typed, with the classes that the build gives: enough for snippets, and
 * a hundred times lighter than the grammars. Whatever it does not understand stays plain.
 */
export function paint(html: string): string {
  return html
    .split(/(<!--[\s\S]*?(?:-->|$)|<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^"'>])*>?)/)
    .map((part, index) => {
      if (index % 2 === 0) return paintText(part);
      return part.startsWith("<!--") ? span("c", part) : paintTag(part);
    })
    .join("");
}
