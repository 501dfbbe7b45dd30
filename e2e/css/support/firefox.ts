import { openFirefox } from "../../support/browsers/firefox.ts";

/** What an expression is worth in a page, in Firefox. */
export async function runInFirefox<T>(url: string, script: string): Promise<T> {
  const firefox = await openFirefox();
  try {
    await firefox.goto(url);
    return await firefox.evaluate<T>(script);
  } finally {
    await firefox.close();
  }
}
