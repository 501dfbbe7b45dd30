import type { ClientPage } from "./model.ts";

/** Answered for every address that a client's site does not have. */
export const notFound: ClientPage = {
  path: "/404",
  label: "Not found",
  title: "This page is not here",
  description: "There is nothing at this address.",
  sections: [
    {
      block: "hero-type",
      heading: "Nothing at this address",
      lead: "It may have moved, or there may be a slip in the link. The first page knows the rest.",
      actions: [{ label: "To the first page", href: "/" }],
    },
  ],
};
