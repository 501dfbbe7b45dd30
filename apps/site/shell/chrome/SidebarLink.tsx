import { Link } from "../../ui/Link.tsx";

type Props = { to: string; current: string; children: string };

/** Highlighted only when the current path equals its own, as the specification says. */
export function SidebarLink({ to, current, children }: Props) {
  return (
    <Link to={to} aria-current={current === to ? "page" : undefined}>
      {children}
    </Link>
  );
}
