import snippets from "virtual:snippets";
import { use } from "react";
import { loadOnIntent } from "../intent.ts";
import { useInPage } from "./useInPage.ts";

export const loadSnippets = loadOnIntent(snippets, (path) => path.replace("/stylesheet/", ""));

/**
 * The highlighted code of an example, such as `card/basic`. On a first load it is in the page
 * already: nothing is given and the page keeps what it has, so the code is neither sent again as
 * data nor as script. After a navigation in the browser it is loaded.
 */
export function useSnippet(of: string): string {
  const inPage = useInPage();
  const [slug = "", name = ""] = of.split("/");
  return inPage ? "" : (use(loadSnippets(slug)).default[name] ?? "");
}
