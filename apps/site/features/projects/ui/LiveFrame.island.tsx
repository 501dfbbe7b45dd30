import { useState } from "react";
import type { CaseStudy } from "../../../content/case-studies.ts";
import { Photograph } from "./Photograph.tsx";
import { useClientAddress, useHydrated } from "./useClientAddress.ts";

/** The client's site in a window, with the way to it: its photograph, and the site itself once it is there. */
export default function LiveFrame({ caseStudy: { name, slug } }: { caseStudy: CaseStudy }) {
  const address = useClientAddress(slug);
  // Not prerendered: the address is known for certain only where the page is shown.
  const hydrated = useHydrated();
  const [loaded, setLoaded] = useState(false);
  return (
    <figure className="project-frame">
      <figcaption className="project-bar">
        <span>{new URL(address).host}</span>
        <a className="link-arrow" href={address} target="_blank" rel="noopener">
          Open {name}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </figcaption>
      <div className="project-window" data-live={loaded || undefined}>
        <Photograph
          slug={slug}
          alt={`The first screen of ${name}’s site`}
          format="wide"
          instead={{ media: "(width < 44em)", format: "phone" }}
        />
        {hydrated && (
          <iframe
            src={address}
            title={`${name}, the live site`}
            loading="lazy"
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            onLoad={() => setLoaded(true)}
          />
        )}
      </div>
    </figure>
  );
}
