import snippets from "virtual:snippets";
import { use, useState, useSyncExternalStore } from "react";

const loaded = new Map<string, Promise<{ default: Record<string, string> }>>();

function load(slug: string) {
  const load = snippets[slug];
  if (!load) throw new Error(`There are no examples of ${slug}`);
  const promise = loaded.get(slug) ?? load();
  loaded.set(slug, promise);
  return promise;
}

const never = () => () => {};

/**
 * The highlighted code of an example, such as `card/basic`. On a first load it is in the page
 * already: nothing is given and the page keeps what it has, so the code is neither sent again as
 * data nor as script. After a navigation in the browser it is loaded.
 */
export function useSnippet(of: string): string {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  );
  const [inPage] = useState(hydrating);
  const [slug = "", name = ""] = of.split("/");
  return inPage ? "" : (use(load(slug)).default[name] ?? "");
}
