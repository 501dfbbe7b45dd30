import { thumbnailSize } from "@daylit/layouts/assets.ts";
import { Link } from "../Link.tsx";
import type { StartTrade } from "./starts.ts";

type Props = {
  trades: readonly StartTrade[];
  /** Without it there is nothing to begin with: each layout leads to its own page. */
  onBegin?: (id: string) => void;
};

/** Twenty trades with five layouts each. */
export function Starts({ trades, onBegin }: Props) {
  return (
    <section className="compose-starts">
      <h2>Begin with a trade</h2>
      <div className="compose-trades">
        {trades.map(({ name, path, layouts }) => (
          <details key={path} name="trade">
            <summary>
              {layouts[0] && (
                <img
                  src={layouts[0].thumbnail}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  width={thumbnailSize.width}
                  height={thumbnailSize.height}
                />
              )}
              <span>{name}</span>
            </summary>
            <ul className="list-plain layout-grid">
              {layouts.map(({ id, name: title, path: page, caption, thumbnail }) => (
                <li key={id} className="card">
                  <img
                    src={thumbnail}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    width={thumbnailSize.width}
                    height={thumbnailSize.height}
                  />
                  <p>
                    <Link to={page}>{title}</Link> {caption}
                  </p>
                  {onBegin && (
                    <button
                      type="button"
                      aria-label={`Make it yours: ${title}`}
                      onClick={() => onBegin(id)}
                    >
                      Make it yours
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}
