import type { ReactNode } from "react";
import type { Page } from "../model/pages/page.ts";
import type { Files } from "./document.server.tsx";

/** How the pages of one kind are shown. */
export type PageView = {
  /** Stylesheets in app/ besides site.css, of all pages of this kind. */
  styles: readonly string[];
  /** Those of them that this page does without. */
  without?: ((page: Page) => readonly string[]) | undefined;
  /** Whether sidebar and title stand around it. */
  framed: boolean;
  content: (page: Page, files: Files) => ReactNode | Promise<ReactNode>;
};

/** Sidebar and title around the content: most pages. */
export const framed = (
  styles: readonly string[],
  content: PageView["content"],
  without?: PageView["without"],
): PageView => ({ styles, without, framed: true, content });
