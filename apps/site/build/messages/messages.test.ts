import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";
import { languages } from "../../features/composer/messages/languages.ts";
import { allMessages } from "./all-messages.ts";
import { findMessages } from "./find-messages.ts";
import { plainWords } from "./plain-words.ts";

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

/** By file: names, words of sites, of the brief for the studio and of code. Everything else is translated. */
const same: Readonly<Record<string, readonly string[]>> = {
  "canvas/text/typing.ts": ["Enter", "Backspace"],
  "export/ExportPanel.tsx": ["Publish", "Download"],
  "export/PutOnline.tsx": ["Netlify", "Cloudflare Pages", "Neocities"],
  "export/share/site-brief.ts": [
    ...["Website of …", "Contact:", "It fits ….", "Beyond …: …", "Look"],
    "Colour …, … for headlines, … for text. Own pictures: ….",
    ...["Still to do", "Nothing.", "… example texts still to replace."],
  ],
  "export/useChangedOnline.tsx": ["Download"],
  "export/worker/share-picture.ts": ["Your browser can’t draw the picture for sharing."],
  // Said by useTask.
  "export/worker/site-worker.ts": [
    "Parts of your site could not be loaded. Check your connection.",
  ],
  "home/start-words.ts": ["de fr it es pt nl pl cs sv da fi tr uk ar he"],
  "images/logo.ts": ["No picture"],
  "images/picture-worker.ts": ["This browser cannot draw pictures here."],
  "messages/languages.ts": ["English", "Deutsch", "Français", "Español", "Türkçe"],
  "open/document-parts.ts": ["Id", "Target"],
  "open/server.ts": ["The worker that asks servers has stopped"],
  "panels/design/palettes.ts": ["Cream", "Sand", "White", "Rose", "Mist", "Sage"],
  "panels/dialogs/ShortcutList.tsx": ["Tab"],
  "publish/OnlineMore.tsx": ["Your own domain"],
  "publish/hosts.ts": ["Netlify", "Codeberg"],
  "publish/usePublishing.ts": ["Publish"],
  "store/context.tsx": ["There is no composer around this"],
};

test("no words of the composer stay English: they are in t, or said where they are shown", () => {
  const composer = join(folder, "..");
  const found = readdirSync(composer, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test|\.server|\.d)\.tsx?$/.test(file))
    .map((file) => {
      const { code } = findMessages(file, readFileSync(join(composer, file), "utf8"));
      return [file, plainWords(file, code)] as const;
    })
    .filter(([, words]) => words.length > 0);
  expect(Object.fromEntries(found)).toEqual(same);
});

test("words are plain unless they are in t or said", () => {
  const code = 'const a = { key: "Enter" === b, label: "Palette", c: say("Sand"), d: t`Rose` };';
  expect(plainWords("a.ts", code)).toEqual(["Palette"]);
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
