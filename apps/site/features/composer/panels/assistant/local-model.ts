/**
 * The model of the browser itself, where there is one: Chromium's Prompt and Translator interfaces. What it
 * is asked stays on the device.
 */

type Session = { prompt: (text: string) => Promise<string>; destroy?: () => void };
type Options = Record<string, unknown>;
type Availability = "unavailable" | "downloadable" | "downloading" | "available";
type Interface<T> = {
  availability: (options?: Options) => Promise<Availability>;
  create: (options?: Options) => Promise<T>;
};
type TranslatorSession = { translate: (text: string) => Promise<string>; destroy?: () => void };

type Browser = { LanguageModel?: Interface<Session>; Translator?: Interface<TranslatorSession> };

const browser = (): Browser => globalThis as Browser;

/** What the interface knows by the first part of its tag. */
const short = (language: string) => language.split("-")[0] ?? language;

async function isThere(found: Interface<unknown> | undefined, options?: Options): Promise<boolean> {
  try {
    return found !== undefined && (await found.availability(options)) !== "unavailable";
  } catch {
    return false;
  }
}

const modelOptions = (language: string): Options => ({
  expectedInputs: [{ type: "text", languages: ["en", short(language)] }],
  expectedOutputs: [{ type: "text", languages: [short(language)] }],
});

export const hasModel = (language: string) =>
  isThere(browser().LanguageModel, modelOptions(language));

/** Answers to messages, one after the other: each in a conversation of its own, because the model reads only a few pages. */
export async function askModel(
  messages: readonly string[],
  language: string,
  onStep: (done: number) => void,
): Promise<string> {
  const answers: string[] = [];
  for (const [at, message] of messages.entries()) {
    onStep(at);
    const session = await browser().LanguageModel?.create(modelOptions(language));
    try {
      answers.push((await session?.prompt(message)) ?? "");
    } finally {
      session?.destroy?.();
    }
  }
  return answers.join("\n\n");
}

const pairOf = (from: string, to: string): Options => ({
  sourceLanguage: short(from),
  targetLanguage: short(to),
});

export const hasTranslator = (from: string, to: string) =>
  short(from) === short(to)
    ? Promise.resolve(false)
    : isThere(browser().Translator, pairOf(from, to));

/** Texts by name, translated one by one. */
export async function askTranslator(
  texts: readonly (readonly [name: string, text: string])[],
  from: string,
  to: string,
  onStep: (done: number) => void,
): Promise<string> {
  const session = await browser().Translator?.create(pairOf(from, to));
  const answers: [string, string][] = [];
  try {
    for (const [at, [name, text]] of texts.entries()) {
      onStep(at);
      answers.push([name, (await session?.translate(text)) ?? ""]);
    }
  } finally {
    session?.destroy?.();
  }
  return JSON.stringify(Object.fromEntries(answers));
}
