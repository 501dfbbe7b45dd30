import { withWords } from "@daylit/site-engine/edit/changes/facts.ts";
import { useSession } from "./context.tsx";

/** Writes one field. Letters are merged into one undo step; every other change is a step of its own. */
export function useField(path: string, label: string) {
  const session = useSession();
  return {
    write: (value: unknown) =>
      session.change(label, (site) => withWords(site, path, value), { mergeKey: `field ${path}` }),
    set: (value: unknown) => session.change(label, (site) => withWords(site, path, value)),
    rest: () => session.endMerge(),
  };
}

/** Selects a placeholder text as a whole. Browsers then scroll to its end, not to the field. */
export function selectPlaceholder(field: HTMLInputElement | HTMLTextAreaElement) {
  field.select();
  field.scrollIntoView({ block: "nearest" });
}
