import type { Choice } from "../model/brand.ts";
import { allPairs, pairText } from "../model/contrasts.ts";
import { declared } from "../model/palette-source.ts";
import { paletteOf, roles } from "../model/roles.ts";

/** What each role may be used for, in words, in light and in dark. */
export function Contrasts({ choice }: { choice: Choice }) {
  return (
    <section className="contrasts" aria-labelledby="contrasts-title">
      <h3 id="contrasts-title">Which colour is readable on which</h3>
      <p>
        Text needs 4.5:1 against what is behind it; large text, edges and signs need 3:1. Inside the
        framework the right role is chosen for you; this list is for everything you design yourself.
      </p>
      {(["light", "dark"] as const).map((theme) => (
        <details key={theme} open={theme === "light"}>
          <summary>{theme === "light" ? "In light" : "In dark"}</summary>
          {/* Made again with each colour: for a screen reader one change instead of hundreds. */}
          <div className="contrast-list" key={`${choice.brand} ${choice.harmony}`}>
            {allPairs(paletteOf(declared, choice.brand, theme, choice.harmony)).map(
              ({ role, pairs }) => (
                <div key={role}>
                  <h4>{roles[role].name}</h4>
                  <ul>
                    {pairs.map((pair) => (
                      <li key={pair.use} data-answer={pair.answer}>
                        {pairText(pair)}
                      </li>
                    ))}
                  </ul>
                </div>
              ),
            )}
          </div>
        </details>
      ))}
    </section>
  );
}
