/** Short texts that every page leads to, from its footer; each is content/pages/<slug>.mdx. */
export const notices = [
  { slug: "contact", path: "/contact", name: "Contact" },
  { slug: "privacy", path: "/privacy", name: "Privacy" },
  { slug: "accessibility", path: "/accessibility", name: "Accessibility" },
  { slug: "licences", path: "/licences", name: "Licences" },
] as const;

export type Notice = (typeof notices)[number]["slug"];
