import { site } from "../../model/site.ts";
import { Link } from "../../ui/Link.tsx";

export function Brand() {
  return (
    <Link to="/" className="navbar-brand">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <path d="M4 28V13a12 12 0 0 1 24 0v15z" fill="currentColor" />
        <path d="M28 28H13L28 13z" fill="var(--primary)" />
      </svg>
      {site.name}
    </Link>
  );
}
