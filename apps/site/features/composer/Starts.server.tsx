import { thumbnailSize } from "@daylit/layouts/render/assets.ts";
import { Link } from "../../ui/Link.tsx";
import type { Start } from "./starts.ts";

/** A layout as it is shown here. */
type ShownStart = Start & { name: string; path: string; caption: string; thumbnail: string };

type Props = {
  trades: readonly { name: string; path: string; layouts: readonly ShownStart[] }[];
};

/**
 * Twenty trades with five layouts each. Plain markup: the composer gives the buttons something to do
 * (home/useStarts.ts). A start from a link does not wait for the other 99 layouts.
 */
export const Starts = ({ trades }: Props) => (
  <section className="compose-starts" data-unless="begin">
    <h2>What do you do?</h2>
    {/* Sent before the page is hydrated, the words come back in the address (home/useStarts.ts). */}
    <form className="compose-calling" action="/compose">
      <span>
        <label htmlFor="calling">In a word or a sentence, in your language</label>
        <input
          id="calling"
          name="calling"
          list="callings"
          autoComplete="off"
          maxLength={200}
          placeholder="I tune and repair pianos"
        />
      </span>
      <span>
        <label htmlFor="calling-name">Name of your business</label>
        <input id="calling-name" name="name" autoComplete="organization" maxLength={60} />
      </span>
      <span>
        <label htmlFor="calling-place">Town</label>
        <input id="calling-place" name="place" autoComplete="address-level2" maxLength={60} />
      </span>
      <button type="submit" className="button-primary">
        Show five designs
      </button>
      <datalist id="callings" />
      <p role="status" />
    </form>
    <div className="compose-found" />
    <h2>Or choose a layout</h2>
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
            {layouts.map(({ id, title, name: code, path: page, caption, thumbnail }, at) => (
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
                  <Link to={page} data-title={`${name} ${at + 1}`}>
                    {title}
                  </Link>{" "}
                  <small>{code}</small> {caption}
                </p>
                <button
                  type="button"
                  aria-label={`Use this layout: ${title}, ${code}`}
                  data-begin={id}
                >
                  Use this layout
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  </section>
);
