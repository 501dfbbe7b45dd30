import type { Page } from "../../../model/pages.ts";
import type { Draft } from "./draft.ts";
import { meanings } from "./meanings.ts";

/** A page as its own record describes it. */
export const pageDraft = ({
  path,
  heading,
  description,
}: Pick<Page, "path" | "heading" | "description">): Draft => ({
  kind: "page",
  title: heading,
  path,
  note: description,
  meant: meanings[path],
});
