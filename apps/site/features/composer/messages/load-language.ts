import { interfaceLanguage } from "./languages.ts";

/** Before the composer's own modules run: many say their sentences when they are read. */
export async function loadLanguage(): Promise<void> {
  const language = interfaceLanguage();
  if (language === "en") return;
  // Without a connection it is English.
  await import("./speak.ts").then(({ speak }) => speak(language)).catch(() => {});
}
