import { viewPath } from "@daylit/layouts/render/assets.ts";
import { type LayoutTitles, titledName } from "../../../model/layouts/chosen-layout.ts";
import { layoutShelves } from "../../../model/layouts/layout-cards.ts";

/**
 * A link can say in which frame it opens: that is all a comparison needs. The frames begin empty, for
 * what the address asks for is known to a script alone, and any others would be the wrong ones.
 */
export function CompareByLinks({ titles }: { titles: LayoutTitles }) {
  return (
    <>
      <p className="compare-without-script">
        Without JavaScript nothing is chosen beforehand. Choose one for the left and one for the
        right.
      </p>
      <ul className="list-plain compare-row" data-count="2">
        {["left", "right"].map((place) => (
          <li key={place} className="compare-one">
            <details className="compare-links">
              <summary>Choose the {place} one</summary>
              {layoutShelves.map(({ trade, layouts }) => (
                <p key={trade}>
                  <strong>{trade}</strong>
                  {layouts.map((layout) => (
                    <a key={layout.id} href={viewPath(layout.id)} target={`compare-${place}`}>
                      {titledName(layout.id, titles)}
                    </a>
                  ))}
                </p>
              ))}
            </details>
            <div className="compare-window">
              <iframe
                className="compare-linked"
                name={`compare-${place}`}
                title={`Layout on the ${place}`}
                sandbox="allow-same-origin"
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
