import { Link } from "../../../ui/Link.tsx";
import { stagePath, stageSize, stages } from "../demonstration/stages.ts";

/** A layout becoming a visitor's site: four photographs that scrolling lays one over another. */
export function Demonstration() {
  return (
    <section className="section demonstration" aria-labelledby="demonstration-heading">
      <div className="trades-words">
        <h2 id="demonstration-heading">From a layout to your site</h2>
        <p className="paragraph-lead">
          The composer runs in your browser: no account, nothing to install, free. You see every
          change at once, and download plain files at the end.
        </p>
      </div>
      <ol>
        {stages.map(({ id, title, text, alt }) => (
          <li key={id}>
            <span className="demonstration-window">
              {(["light", "dark"] as const).map((scheme) => (
                <img
                  key={scheme}
                  className={`twin-${scheme}`}
                  src={stagePath(id, scheme)}
                  alt={alt}
                  {...stageSize}
                  loading="lazy"
                  decoding="async"
                />
              ))}
            </span>
            <div className="demonstration-step">
              <h3 className="heading-5">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p>
        <Link className="button button-primary button-l" to="/compose">
          Make your site
        </Link>
      </p>
    </section>
  );
}
