import type { Palette, Role } from "../../model/roles.ts";
import { roles } from "../../model/roles.ts";

const fills: Record<Role, string> = {
  primary: "bg-primary",
  "primary-light": "bg-primary-light",
  "primary-lighter": "bg-primary-lighter",
  "primary-dark": "bg-primary-dark",
  "primary-text": "role-text",
  accent: "bg-accent",
  harmony: "bg-harmony",
};

/** The roles as the framework paints them; the words beside them are what the tool worked out. */
export function RoleStrip({ palette }: { palette: Palette }) {
  return (
    <ul className="role-strip">
      {(Object.keys(roles) as Role[]).map((role) => (
        <li
          key={role}
          className={fills[role]}
          data-role={role}
          // Paper is light: there the dark ones would be painted as the light ones.
          style={{ "--swatch": palette[role].hex } as React.CSSProperties}
        >
          <strong>{roles[role].name}</strong>
          <code>{palette[role].hex}</code>
          <span>{roles[role].text}</span>
        </li>
      ))}
    </ul>
  );
}
