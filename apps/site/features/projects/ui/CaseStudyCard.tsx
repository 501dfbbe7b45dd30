import { useRef } from "react";
import type { CaseStudy } from "../../../content/case-studies.ts";
import { Link } from "../../../ui/Link.tsx";
import { Preview } from "./Preview.tsx";
import { useClientAddress } from "./useClientAddress.ts";
import { useMetadata } from "./useMetadata.ts";

/** Label, domain and links are there from the start; the rest is the client's site speaking. */
export function CaseStudyCard({
  caseStudy: { catalogue, name, slug, path },
}: {
  caseStudy: CaseStudy;
}) {
  const card = useRef<HTMLLIElement>(null);
  const address = useClientAddress(slug);
  const metadata = useMetadata(address, card);
  return (
    <li ref={card} className="card project-card">
      <Preview metadata={metadata} />
      <p className="keyword">{catalogue}</p>
      <h2 className="heading-5 project-title">
        <a className="card-link" href={address} target="_blank" rel="noopener">
          <bdi>{metadata?.title || name}</bdi>
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </h2>
      <p className="paragraph-s project-description" dir="auto">
        {metadata ? metadata.description : <span className="project-loading">Loading...</span>}
      </p>
      <p className="paragraph-s project-domain">{new URL(address).host}</p>
      <Link className="link-arrow card-end project-more" to={path}>
        <span>
          About the project<span className="visually-hidden">{` ${name}`}</span>
        </span>
      </Link>
    </li>
  );
}
