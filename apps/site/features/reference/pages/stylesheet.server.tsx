import { Island } from "../../../shell/island.server.tsx";
import { framed } from "../../../shell/page-view.server.ts";
import { readEntry } from "../sources/stylesheet-entry.server.ts";
import Catalogue from "../ui/Catalogue.island.tsx";
import { QuickStart } from "../ui/QuickStart.tsx";

/** The entry of the reference: how to begin, then the whole framework at a glance. */
export const stylesheet = framed(["features/reference/styles/stylesheet.css"], () => {
  const { bytes, classes, quickStart, parts, more } = readEntry();
  return (
    <div className="entry">
      <p className="paragraph-lead">
        One stylesheet, {(bytes / 1000).toFixed(1)} kB compressed, {classes} classes, no script.
        Free, under the MIT licence. Every page shows the markup beside a live sample that you can
        resize, recolour and edit.
      </p>
      <section aria-labelledby="quick-start">
        <h2 id="quick-start">Quick start</h2>
        <QuickStart ways={quickStart} />
        <p>
          <a className="button" href="/daylit.min.css" download>
            Download daylit.min.css
          </a>
        </p>
      </section>
      <Island of={Catalogue} props={{ parts, more }} />
    </div>
  );
});
