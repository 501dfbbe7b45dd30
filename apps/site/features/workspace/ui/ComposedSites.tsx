import { withBase } from "../../../model/base-path/base-path.ts";
import { Link } from "../../../ui/Link.tsx";
import type { Current } from "../store/current.ts";
import { type Composed, composedOf, type WorkspaceRecord } from "../store/record/record.ts";
import { places } from "./contents.ts";

type Props = { current: Current; record: WorkspaceRecord; projects: readonly WorkspaceRecord[] };

/** The sites that were composed: this project's first, then those of the others. */
export function ComposedSites({ current, record, projects }: Props) {
  const own = composedOf(record);
  const others = projects
    .filter(({ id }) => id !== record.id)
    .flatMap((other): [string, Composed][] => {
      const composed = composedOf(other);
      return composed ? [[other.id, composed]] : [];
    });
  if (!own && others.length === 0) return null;
  return (
    <section aria-labelledby="composed-sites">
      <h2 id="composed-sites">{others.length > (own ? 0 : 1) ? "Your sites" : "Your site"}</h2>
      <div className="flex">
        {own && (
          <Link className="button button-primary" to={places.site}>
            Continue with {own.name}
          </Link>
        )}
        {others.map(([id, { name }]) => (
          <button
            key={id}
            type="button"
            className={own ? undefined : "button-primary"}
            onClick={async () => {
              if (await current.switchTo(id)) location.assign(withBase(places.site));
            }}
          >
            Continue with {name}
          </button>
        ))}
      </div>
      <p className="hint">
        Your site is in the composer, as you left it. Download the finished website there; the zip
        below has the brief and the files for the studio.
      </p>
    </section>
  );
}
