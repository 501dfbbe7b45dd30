import type { LayoutView } from "@daylit/layouts/catalogue/view-models.ts";
import { stylesheetItems } from "../../../content/stylesheet.ts";
import { blockPath } from "../../../model/blocks.ts";
import { Link } from "../../../ui/Link.tsx";

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const documented = new Set(stylesheetItems.map(({ slug }) => slug));

/** What was measured, and what the sections are made of. */
export function FactsRecord({ view: { size, facts, sections } }: { view: LayoutView }) {
  return (
    <section className="layout-facts">
      <h2>Measured</h2>
      <dl className="list-facts">
        <dt>HTML</dt>
        <dd>{kilobytes(size.html)}, compressed</dd>
        <dt>CSS</dt>
        <dd>{kilobytes(size.css)}, compressed, with the framework</dd>
        <dt>Script</dt>
        <dd>0</dd>
        {facts && (
          <>
            <dt>Pictures</dt>
            <dd>{kilobytes(facts.firstPictures)} in the first view of a 1280 px window</dd>
            <dt>axe</dt>
            <dd>
              {facts.axe === 0 ? "Nothing found" : `${facts.axe} findings`}, in light and dark
            </dd>
            <dt>Smallest contrast</dt>
            <dd>{facts.contrast.toFixed(2)}:1</dd>
          </>
        )}
      </dl>
      <h2>Made of</h2>
      <ol className="list-plain layout-parts">
        {sections.map(({ block, kind, variant, classes }) => (
          <li key={block}>
            <h3 className="heading-5">
              <a href={blockPath(block)}>
                {/* One text with its space: a space alone is left out of the name. */}
                {variant ? `${kind} ` : kind}
                {variant && <span className="text-ink-soft">{variant}</span>}
              </a>
            </h3>
            <p>
              {classes
                .filter(({ part }) => documented.has(part))
                .map(({ name, part }) => (
                  <Link key={name} to={`/stylesheet/${part}`}>
                    .{name}
                  </Link>
                ))}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
