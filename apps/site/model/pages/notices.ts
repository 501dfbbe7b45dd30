import { type Notice, notices } from "../../content/pages/index.ts";
import { type Page, page } from "./page.ts";

const says: Record<Notice, { heading: string; description: string }> = {
  contact: {
    heading: "Contact the studio",
    description:
      "How to write to the studio: for a new website, a change, a fault or a question, and what to put into the message.",
  },
  privacy: {
    heading: "Privacy",
    description:
      "No cookies, no accounts, no counting. What this site keeps in your browser, under which name, and how to delete it.",
  },
  accessibility: {
    heading: "Accessibility statement",
    description:
      "Which standard this site is measured by, how and when it was examined, the gaps we know of, and how to report one.",
  },
  licences: {
    heading: "Licences",
    description:
      "May I use it for clients? Yes. What you may do with layouts, pictures, framework and typefaces, and other people’s licences.",
  },
};

export const noticePages: readonly Page[] = notices.map(({ slug, path }) =>
  page({ kind: "text", path, ...says[slug], text: slug }),
);
