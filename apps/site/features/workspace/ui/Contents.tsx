import { Check, Circle } from "lucide-react";
import { Link } from "../../../ui/Link.tsx";
import type { Part } from "./contents.ts";

/** The parts of a site, each with what is there and a link to change it. */
export function Contents({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className="yours-parts" aria-labelledby="site-parts">
      {parts.map(({ about, here, text, to, action }) => (
        <li key={about} data-here={here}>
          {here ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
          <strong>{about}</strong>
          <span>
            {about === "Colour" && here && (
              <svg className="yours-swatch" viewBox="0 0 16 16" aria-hidden="true">
                <rect width="16" height="16" rx="3" fill={text} />
              </svg>
            )}
            {text}
          </span>
          <Link to={to} aria-label={`${about}: ${action}`}>
            {action}
          </Link>
        </li>
      ))}
    </ul>
  );
}
