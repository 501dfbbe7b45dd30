import { Link } from "react-router";
import type { Neighbour } from "../model/neighbours.ts";

type Props = { previous?: Neighbour; next?: Neighbour; edit: string };

/** The ways on from the end of a page. */
export function PageNav({ previous, next, edit }: Props) {
  return (
    <nav className="page-nav" aria-label="Next pages">
      {previous && <Way label="Previous" to={previous} />}
      {next && <Way label="Next" to={next} />}
      <a className="page-nav-edit" href={edit}>
        Edit this page
      </a>
    </nav>
  );
}

function Way({ label, to }: { label: string; to: Neighbour }) {
  return (
    <Link
      className={`page-nav-${label.toLowerCase()}`}
      to={to.path}
      prefetch="intent"
      rel={label === "Next" ? "next" : "prev"}
    >
      <small>{label}</small> {to.name}
    </Link>
  );
}
