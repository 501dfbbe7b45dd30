import { blockPathOf } from "@daylit/site-engine/document/object-path.ts";
import { useInterface, useSession } from "../store/context.tsx";

/** Opens the form with a field, scrolls the page to its place and focuses the field. */
export function useGoToField() {
  const session = useSession();
  const shown = useInterface();
  const { requestFocus, page: handle } = shown;
  return (path: string, page = session.now.selection.page) => {
    const block = blockPathOf(path);
    const { language, ...view } = shown.now.view;
    // It is the original that is at fault.
    if (language) shown.setView(view);
    session.select({ page, ...(block ? { block } : {}) });
    handle.current?.scrollTo(path);
    requestFocus(path);
  };
}
