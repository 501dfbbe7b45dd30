import { viewPath } from "@daylit/layouts/assets.ts";
import { layoutName } from "../../model/chosen-layout.ts";
import { layoutShelves } from "../../model/layout-cards.ts";

const places = { left: "arch-0001", right: "arch-0002" } as const;

/** A link can say in which frame it opens: that is all a comparison needs. */
export function CompareByLinks() {
  return (
    <ul className="list-plain compare-row" data-count="2">
      {Object.entries(places).map(([place, id]) => (
        <li key={place} className="compare-one">
          <details className="compare-links">
            <summary>Choose the {place} one</summary>
            {layoutShelves.map(({ trade, layouts }) => (
              <p key={trade}>
                <strong>{trade}</strong>
                {layouts.map((layout) => (
                  <a key={layout.id} href={viewPath(layout.id)} target={`compare-${place}`}>
                    {layoutName(layout.id)}
                  </a>
                ))}
              </p>
            ))}
          </details>
          <div className="compare-window">
            <iframe
              name={`compare-${place}`}
              src={viewPath(id)}
              title={`Layout on the ${place}`}
              loading="lazy"
              sandbox="allow-same-origin"
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
