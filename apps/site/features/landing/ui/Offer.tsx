import type { ReactNode } from "react";
import { offer } from "../../../model/offer.ts";
import { Link } from "../../../ui/Link.tsx";

const { pages, sections, photos } = offer.limits;

const facts = [
  [pages, "pages"],
  [sections, "sections on each"],
  [1, "contact page"],
  [photos, "pictures, rendered or made with AI"],
] as const;

export function Offer({ children }: { children: ReactNode }) {
  return (
    <section className="section bg-primary offer">
      <div className="offer-words">
        {children}
        <p>
          <Link className="button button-secondary button-l" to="/packages">
            {offer.name}, our package
          </Link>
        </p>
      </div>
      <ul className="offer-facts">
        {facts.map(([count, label]) => (
          <li key={label}>
            <strong>{count}</strong> {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
