import { wall } from "@daylit/layouts/catalogue/thumbnails/wall.ts";
import { Link } from "../../../ui/Link.tsx";

type TradeLink = { name: string; path: string };

/** One page of every trade, like prints on a dark table: find your own, then choose among five. */
export function Trades({ trades }: { trades: readonly TradeLink[] }) {
  return (
    <nav
      className="section bg-surface-sunken trades"
      data-theme="dark"
      aria-labelledby="trades-heading"
    >
      <div className="trades-words">
        <h2 id="trades-heading">A hundred layouts to start from</h2>
        <p className="paragraph-lead">
          Five layouts for each of twenty trades. Plain HTML and CSS, no script, no credit needed.
          Choose one and change everything.
        </p>
      </div>
      <ul>
        {trades.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>
              <span className="trades-print">
                <img
                  src="/pictures/catalogue/wall.avif"
                  alt=""
                  width={wall.width}
                  height={wall.height}
                  loading="lazy"
                  decoding="async"
                />
              </span>
              {name}
            </Link>
          </li>
        ))}
        <li className="trades-all">
          <Link to="/layouts">All hundred layouts</Link>
        </li>
      </ul>
    </nav>
  );
}
