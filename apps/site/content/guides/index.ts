import { slug } from "@daylit/layouts/text/slug.ts";
import type { MenuItem } from "../../model/menu.ts";

type GuideLink = MenuItem & { description: string };
type GuideGroup = { title: string; items: readonly GuideLink[] };

/** An address is a promise: it stays where the name is spelt another way. */
const guide = (name: string, description: string, address = slug(name)): GuideLink => ({
  segment: "guides",
  name,
  slug: address,
  description,
});

export const guideGroups: readonly GuideGroup[] = [
  {
    title: "Design Guide",
    items: [
      guide(
        "Preparing Assets For Your Project",
        "What to bring to a website project: brief, colours, words, pictures, logo and house styles, with a checklist for each.",
      ),
      guide(
        "Brand Color Structure",
        "How one brand colour gives six others: light, lighter, dark, text, accent and harmony, and where each one belongs.",
      ),
    ],
  },
  {
    title: "Technical Guide",
    items: [
      guide(
        "Save The Website As Webapp",
        "Put a website on the home screen or in the dock: iPhone, Android, Mac and Windows, step by step.",
      ),
    ],
  },
  {
    title: "Owner’s guide",
    items: [
      guide(
        "Put your site online",
        "Upload the zip from the composer, or a downloaded layout: Netlify, Cloudflare Pages, GitHub Pages or your own web host.",
      ),
      guide(
        "Domain and email",
        "Get a domain name and mailboxes in your own name and point them at your site: DNS, MX, SPF and DKIM, step by step.",
        "domain-and-e-mail",
      ),
      guide(
        "Search and sharing",
        "How your own site is found by search engines and looks good when it is shared: titles, previews, Search Console, maps.",
      ),
      guide(
        "After the launch",
        "Who renews hosting, certificate and domain, how texts are changed later, and what happens if you leave or we stop.",
      ),
      guide(
        "Glossary for owners",
        "The words of websites, domains, mail and pictures, each explained in one plain sentence.",
      ),
    ],
  },
];

export const guides = guideGroups.flatMap(({ items }) => items);

/** `/guides` shows this one. */
export const firstGuide = guides[0] as GuideLink;
