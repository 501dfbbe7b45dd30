import { clientAddress } from "@daylit/clients/address.ts";
import type { CaseStudy } from "../../../content/case-studies.ts";
import { site } from "../../../model/site.ts";
import { Photograph } from "./Photograph.tsx";

/** The client's site in a window: its photograph, and the site itself once live-frame.ts has put it there. */
export function LiveFrame({ caseStudy: { name, slug } }: { caseStudy: CaseStudy }) {
  const address = clientAddress(slug, site.origin);
  return (
    <figure className="project-frame" data-client-site={slug}>
      <figcaption className="project-bar">
        <span>{new URL(address).host}</span>
        <a className="link-arrow" href={address} target="_blank" rel="noopener">
          Open {name}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </figcaption>
      <div className="project-window">
        <Photograph
          slug={slug}
          alt={`The first screen of ${name}’s site`}
          format="wide"
          instead={{ media: "(width < 44em)", format: "phone" }}
        />
      </div>
    </figure>
  );
}
