import { withBase } from "./base-path/base-path.ts";

/**
 * What is true of the whole site. The origin is set for production with SITE_ORIGIN at build time; a
 * setting that is empty is none, as packages/hosting/policy/settings.ts has it.
 */
export const site = {
  name: "Daylit",
  origin: new URL(process.env.SITE_ORIGIN || "http://localhost:4173").origin,
  description:
    "Make your own website, free, from a hundred page layouts for twenty trades, use the CSS framework behind them, or let our studio build it.",
  previewImage: "/assets/preview.png",
  previewAlt: "The word Daylit over clay shapes in low sunlight",
  notice: "This site provides real-time updates in line with the latest requirements.",
  years: "2020 - 2024",
  /** The studio's mailbox. Without one the site says that nobody is behind this copy of it. */
  email: process.env.STUDIO_EMAIL || undefined,
  /** Whether browsers report errors of this copy (runtime/start/report-errors.ts). */
  reportsErrors: Boolean(process.env.REPORT_TO),
  /** Where security faults are reported. Without one there is no security.txt. */
  securityContact: process.env.SECURITY_CONTACT || undefined,
  /** The id of this site at Netlify, for a sign-in by a button. Without one owners paste a token. */
  netlifyClient: process.env.NETLIFY_CLIENT_ID || undefined,
  /** The repository on the web. Without one no page offers to edit it. */
  repository: process.env.SOURCE_URL?.replace(/\/+$/, "") || undefined,
};

/** Changes and new layouts, for feed readers. */
export const feedPath = "/feed.xml";

/** Tells browsers how to search the site. */
export const openSearchPath = "/opensearch.xml";

/** A path as a whole address. */
export const absolute = (path: string) => new URL(withBase(path), site.origin).href;

/** The title of every error screen. */
export const errorTitle = `Unexpected Application Error · ${site.name}`;

/** What a host answers with for every unknown address; not a page of its own. */
export const notFoundFile = "/404.html";

/** The licences of what others made and visitors are sent. */
/** JSON Schema of a site document. */
export const schemaPath = "/schema/site.json";

export const thirdPartyPath = "/third-party-notices.txt";

export const manifestPath = "/manifest.webmanifest";

/** The paper of the light and of the dark theme (packages/css/src/tokens/palette.css), for the system's own bars. */
export const themeColours = { light: "#f8f5ee", dark: "#1c1714" };
