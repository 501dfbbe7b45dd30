import { Link } from "../../../ui/Link.tsx";

type Neighbour = { name: string; path: string };

type Props = { label: string; previous: Neighbour; next: Neighbour };

export function Neighbours({ label, previous, next }: Props) {
  return (
    <nav className="flex flex-between layout-neighbours" aria-label={label}>
      <Link to={previous.path} rel="prev">
        ← {previous.name}
      </Link>
      <Link to={next.path} rel="next">
        {next.name} →
      </Link>
    </nav>
  );
}
