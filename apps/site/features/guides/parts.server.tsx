import type { ReactNode } from "react";
import { termParts } from "../docs/notices/terms.tsx";
import { components } from "../docs/prose/components.server.tsx";

/** The elements that a guide of words alone is composed with. */
export const parts = {
  ...components,
  ...termParts,
  Lead: ({ children }: { children: ReactNode }) => <div className="guide-lead">{children}</div>,
  wrapper: ({ children }: { children: ReactNode }) => (
    <div className="article article-start">{children}</div>
  ),
};
