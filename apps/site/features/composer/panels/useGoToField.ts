import { blockPathOf } from "@daylit/site-engine/edit/changes/object-path.ts";
import { useComposer } from "../store/context.ts";

/** Opens the form with a field, scrolls the page to its place and focuses the field. */
export function useGoToField() {
  const { session, requestFocus, page: handle } = useComposer();
  return (path: string, page = session.now.selection.page) => {
    const block = blockPathOf(path);
    session.select({ page, ...(block ? { block } : {}) });
    handle.current?.scrollTo(path);
    requestFocus(path);
  };
}
