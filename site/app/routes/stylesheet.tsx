import entry from "virtual:stylesheet";
import { Catalogue } from "../components/reference/Catalogue.tsx";
import { QuickStart } from "../components/reference/QuickStart.tsx";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import type { Route } from "./+types/stylesheet";
import "../styles/stylesheet.css";

export const loader = () => ({ ...pageAt("/stylesheet"), ...entry });
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

/** The entry of the reference: how to begin, then the whole framework at a glance. */
export default function Stylesheet({ loaderData }: Route.ComponentProps) {
  const { bytes, classes, quickStart, parts, more } = loaderData;
  return (
    <div className="entry">
      <p className="paragraph-lead">
        One stylesheet, {(bytes / 1000).toFixed(1)} kB compressed, {classes} classes, no script.
        Every page shows the markup beside a live sample that you can resize, recolour and edit.
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
      <Catalogue parts={parts} more={more} />
    </div>
  );
}
