import { blockPath } from "../../../model/blocks.ts";
import type { CaseStudyRecord } from "../source.server.ts";

/** The pages and the blocks that they are made of. */
export function SiteFacts({ record: { pages, blocks } }: { record: CaseStudyRecord }) {
  return (
    <div className="grid-1-2">
      <section>
        <h2 className="heading-3">Pages</h2>
        <ul className="list-lines">
          {pages.map(({ label, path, sections }) => (
            <li key={path}>
              {label}, {sections} sections
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="heading-3">Blocks used</h2>
        <ul className="bare-list project-blocks">
          {blocks.map(({ name, label }) => (
            <li key={name}>
              <a href={blockPath(name)}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
