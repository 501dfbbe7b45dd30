import type { schemes } from "@daylit/site-engine";
import { Dices } from "lucide-react";
import { ColourField } from "../fields/ColourField.tsx";
import { LayoutField } from "../fields/LayoutField.tsx";
import { LogoField } from "../fields/LogoField.tsx";
import { OwnFilterField } from "../images/OwnFilterField.tsx";
import { useComposer, useNow } from "../store/context.ts";
import { valueAt, withValue } from "../store/object-path.ts";
import { ContrastProof } from "./ContrastProof.tsx";
import { type Choice, choices, surprised } from "./design-choices.ts";
import { pairings } from "./pairings.ts";

const schemeWords = {
  both: "Follow the visitor’s system",
  light: "Always light",
  dark: "Always dark",
} satisfies Record<(typeof schemes)[number], string>;

/** How the site looks; every choice shows at once. */
export function DesignPanel() {
  const { session, say } = useComposer();
  const { site } = useNow();
  const { theme, scheme } = site;
  const pair = pairings.findIndex(
    ({ headline, body }) => headline === theme.type.headline && body === theme.type.body,
  );
  return (
    <>
      <LayoutField />
      <ColourField />
      <button
        type="button"
        className="compose-surprise"
        onClick={() => {
          session.change("surprise", (before) => surprised(before));
          say("Design changed. Undo brings the old one back.");
        }}
      >
        <Dices aria-hidden="true" /> Surprise me
      </button>
      <label className="field compose-field">
        Typefaces
        <select
          data-field="theme.type"
          value={pair}
          onChange={({ target }) => {
            const chosen = pairings[Number(target.value)];
            if (!chosen) return;
            const { headline, body } = chosen;
            session.change("typefaces", (before) =>
              withValue(before, "theme.type", { headline, body }),
            );
          }}
        >
          {pair < 0 && <option value={-1}>The layout’s own</option>}
          {pairings.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {(Object.keys(choices) as Choice[]).map((choice) => {
        const { label, options, otherwise } = choices[choice];
        return (
          <label className="field compose-field" key={choice}>
            {label}
            <select
              data-field={`theme.${choice}`}
              value={String(valueAt(theme, choice) ?? otherwise)}
              onChange={({ target }) =>
                session.change(label.toLowerCase(), (before) =>
                  withValue(before, `theme.${choice}`, target.value),
                )
              }
            >
              {Object.entries(options).map(([key, words]) => (
                <option key={key} value={key}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      <OwnFilterField />
      <label className="field compose-field">
        Light and dark
        <select
          data-field="scheme"
          value={scheme}
          onChange={({ target }) =>
            session.change("day and night", (before) => withValue(before, "scheme", target.value))
          }
        >
          {Object.entries(schemeWords).map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <LogoField />
      <ContrastProof />
    </>
  );
}
