import { offlinePath } from "../../model/offline-path.ts";
import type { Neighbour } from "../../model/pages/neighbours.ts";
import { Link } from "../../ui/Link.tsx";

type Props = { previous?: Neighbour; next?: Neighbour; edit: string | undefined };

/** The ways on from the end of a page. */
export function PageNav({ previous, next, edit }: Props) {
  return (
    <nav className="page-nav" aria-label="Next pages">
      {previous && <Way label="Previous" to={previous} />}
      {next && <Way label="Next" to={next} />}
      <p className="page-nav-edit">
        {edit && <a href={edit}>Edit this page</a>}{" "}
        <Link to={offlinePath}>Save for offline reading</Link>
      </p>
    </nav>
  );
}

function Way({ label, to }: { label: string; to: Neighbour }) {
  return (
    <Link
      className={`page-nav-${label.toLowerCase()}`}
      to={to.path}
      rel={label === "Next" ? "next" : "prev"}
    >
      <small>{label}</small> {to.name}
    </Link>
  );
}
