import { blockPath } from "../../../model/blocks.ts";
import { Island } from "../../../shell/island.server.tsx";
import { framed } from "../../../shell/page-view.server.ts";
import { Link } from "../../../ui/Link.tsx";
import BlockThumb from "../BlockThumb.island.tsx";
import { readGallery } from "../source.server.ts";

/** A bar alone leaves its window empty: the page below it is sketched. */
const isBar = ([first]: readonly { name: string }[]) => first?.name.startsWith("nav-");

/** Blocks that a card names, so that none is much higher than its neighbours. */
const shown = 5;

/** All blocks by kind, each kind with a look at its first. */
export const blocks = framed(["features/blocks/styles/gallery.css"], () => {
  const kinds = readGallery();
  const count = kinds.reduce((sum, kind) => sum + kind.blocks.length, 0);
  return (
    <>
      <p className="paragraph-lead">
        The {count} sections that the layouts are built from. See each one live at three widths and
        in your colour, read what its fields mean, and copy it as HTML, React, Astro or plain JSX.
      </p>
      <p>
        React and Astro use the package <Link to="/documentation/react">daylit-blocks</Link>; HTML
        and plain JSX need its stylesheets only. To add a block with the shadcn command line, use
        its address in the <a href="/r/registry.json">registry</a>.
      </p>
      <p>
        For applications there are <Link to="/blocks/screens">whole screens</Link>, from sign in to
        the error page.
      </p>
      <ul className="block-kinds">
        {kinds.map(({ name, path, blocks: own }) => (
          <li key={path} className="card">
            <div className={`card-media block-thumb ${isBar(own) ? "block-thumb-bar" : ""}`} inert>
              {own.slice(0, 1).map((first) => (
                <Island
                  key={first.name}
                  of={BlockThumb}
                  props={{ name: first.name, label: first.label }}
                  client="stored"
                />
              ))}
            </div>
            <h2 className="heading-5">
              <Link className="card-link" to={path}>
                {name}
              </Link>
            </h2>
            {/* Plain links: only a document that is loaded with a fragment marks its target. */}
            <p>
              {own.slice(0, shown).map((block) => (
                <a key={block.name} href={block.label === name ? path : blockPath(block.name)}>
                  {block.label}
                </a>
              ))}
              {own.length > shown && <Link to={path}>All {own.length}</Link>}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
});
