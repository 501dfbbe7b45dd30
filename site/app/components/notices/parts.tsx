import type { ReactNode } from "react";
import { site } from "../../model/site.ts";
import { components } from "../prose/components.tsx";

type Props = { children: ReactNode };

/** The elements that content/pages is composed with. What depends on the studio's address is here. */
export const parts = {
  ...components,
  Studio: ({ children }: Props) => site.email && children,
  NoStudio: ({ children }: Props) => !site.email && children,
  StudioAddress: () => <a href={`mailto:${site.email}`}>{site.email}</a>,
};
