import type { PageLink } from "../../trades/business.ts";
import { each } from "../section/each.tsx";
import { Anchor } from "./anchor.tsx";

/** The links of the page, below each other. */
export const PageLinks = ({ links }: { links: readonly PageLink[] }) => (
  <ul className="list-plain">
    {each(links, ({ label, href }) => (
      <li>
        <Anchor className="link-quiet" href={href}>
          {label}
        </Anchor>
      </li>
    ))}
  </ul>
);
