import type { CaseStudy } from "../../../content/case-studies.ts";
import type { CaseStudyRecord } from "../source.server.ts";
import { Photograph } from "./Photograph.tsx";

type Props = {
  caseStudy: CaseStudy;
  pages: CaseStudyRecord["pages"];
  /** Where the home page isn’t shown already. */
  home?: boolean;
};

/** Pages of a client’s site, large, and the home page on a phone. */
export function Work({ caseStudy: { name, slug }, pages, home = false }: Props) {
  return (
    <ul className="bare-list project-work">
      {pages
        .filter(({ path }) => home || path !== "/")
        .map(({ label, path }) => (
          <li key={path}>
            <figure>
              <Photograph
                slug={slug}
                alt={`${label}, a page of ${name}’s site`}
                format="wide"
                path={path}
              />
              <figcaption>{label}</figcaption>
            </figure>
          </li>
        ))}
      <li>
        <figure>
          <Photograph slug={slug} alt={`${name}’s home page on a phone`} format="phone" />
          <figcaption>On a phone</figcaption>
        </figure>
      </li>
    </ul>
  );
}
