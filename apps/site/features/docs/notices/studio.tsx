import type { ReactNode } from "react";
import { site } from "../../../model/site.ts";

type Props = { children: ReactNode };

/** What a text says depends on whether this copy of the site names a studio (STUDIO_EMAIL). */
export const studio = {
  Studio: ({ children }: Props) => site.email && children,
  NoStudio: ({ children }: Props) => !site.email && children,
  StudioAddress: () => <a href={`mailto:${site.email}`}>{site.email}</a>,
};
