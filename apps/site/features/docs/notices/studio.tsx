import type { ReactNode } from "react";
import { site } from "../../../model/site.ts";

type Props = { children: ReactNode };

/** What a text says depends on the settings of this copy of the site (STUDIO_EMAIL, SECURITY_CONTACT, REPORT_TO). */
export const studio = {
  Studio: ({ children }: Props) => site.email && children,
  NoStudio: ({ children }: Props) => !site.email && children,
  Reporting: ({ children }: Props) => site.reportsErrors && children,
  NoReporting: ({ children }: Props) => !site.reportsErrors && children,
  StudioAddress: () => <a href={`mailto:${site.email}`}>{site.email}</a>,
  Security: ({ children }: Props) => site.securityContact && children,
  NoSecurity: ({ children }: Props) => !site.securityContact && children,
  SecurityAddress: () => <a href={`mailto:${site.securityContact}`}>{site.securityContact}</a>,
};
