import { categories } from "../../../../layouts/categories.ts";
import { Link } from "../Link.tsx";

/** The twenty trades as a wall of words: the quickest way to see whether one's own is there. */
export function Trades() {
  return (
    <nav className="section trades" aria-labelledby="trades-heading">
      <h2 id="trades-heading">A hundred pages to begin with</h2>
      <p className="paragraph-lead">
        Five layouts for each of twenty trades. Plain HTML and CSS, no script, no credit to carry.
        Take one and change everything.
      </p>
      <ul>
        {categories.map(({ slug, name, path }) => (
          <li key={slug}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
