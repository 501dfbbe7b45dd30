import { readFileSync } from "node:fs";
import { join } from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";
import { languages } from "../../features/composer/messages/languages.ts";
import { allMessages } from "./all-messages.ts";
import { findMessages } from "./find-messages.ts";

const folder = join(import.meta.dirname, "../../features/composer/messages");
const all = allMessages();
const tags = Object.keys(languages).filter((tag) => tag !== "en");

const numbersIn = (message: string) => [...new Set(message.match(/\{\d+/g))].sort();

test.each(tags)("messages in %s: none is missing or left over, each can be formatted", (tag) => {
  const messages = JSON.parse(readFileSync(join(folder, `messages-${tag}.json`), "utf8")) as Record<
    string,
    string
  >;
  const missing = [...all.keys()].filter((message) => !messages[message]);
  expect(missing, "in English until they are translated").toEqual([]);
  const stale = Object.keys(messages).filter((message) => !all.has(message));
  expect(stale, "no longer said; a sentence that was reworded is translated anew").toEqual([]);
  for (const [english, message] of Object.entries(messages)) {
    expect(numbersIn(message), english).toEqual(numbersIn(english));
    const format = new IntlMessageFormat(message, tag, undefined, { ignoreTag: true });
    expect(
      String(
        format.format(Object.fromEntries([2, 3, 4, 5, 6].map((each, at) => [at, each]))),
      ).trim(),
      english,
    ).not.toBe("");
  }
});

test("a sentence is one message, with its links and values", () => {
  const { messages, code } = findMessages(
    "a.tsx",
    `const A = () => (
  <p>
    <Icon aria-hidden="true" /> Publish with {name ? name : "your account"}, or{" "}
    <button type="button" aria-label={\`Download \${name}\`}>download it</button>.
    <br />
    {open && <b title="Close it">{name}</b>}
  </p>
);`,
  );
  expect(messages).toEqual([
    "your account",
    "Download {0}",
    "download it",
    "Publish with {0}, or {1}.",
    "Close it",
  ]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
  expect(code).toContain("{t` Publish with ${name ? name : t`your account`}, or ${<button");
  expect(code).toContain("title={t`Close it`}");
});

test("the name of a step that can be undone is a message", () => {
  const { messages, code } = findMessages(
    "a.ts",
    'session.change("picture", (site) => withValue(site, "theme", 1), { mergeKey: "one two" });',
  );
  expect(messages).toEqual(["picture"]);
  expect(code).toMatch(/^session\.change\(t`picture`, \(site\)/);
});

test("words that nobody reads are left alone", () => {
  const code = `const A = () => <a href="/compose" className={on ? "alert big" : "alert"}>{page.label} · {1}</a>;`;
  expect(findMessages("a.tsx", code)).toEqual({ messages: [], code });
});
