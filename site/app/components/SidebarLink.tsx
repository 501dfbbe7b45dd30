import { Link } from "./Link.tsx";
import { usePath } from "./usePath.ts";

/** Highlighted only when the current path equals its own, as the specification says. */
export function SidebarLink({ to, children }: { to: string; children: string }) {
  const path = usePath();
  return (
    <Link to={to} aria-current={path === to ? "page" : undefined}>
      {children}
    </Link>
  );
}
