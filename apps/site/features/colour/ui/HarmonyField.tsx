import { type Harmony, harmonies } from "../../../workspace/store/record/harmonies.ts";
import { declared } from "../model/palette-source.ts";
import { paletteOf } from "../model/roles.ts";
import { Wheel } from "./Wheel.tsx";

type Props = { brand: string; harmony: Harmony; onHarmony: (harmony: Harmony) => void };

/** The choices are shown on this very brand colour, not on an example. */
export function HarmonyField({ brand, harmony, onHarmony }: Props) {
  return (
    <fieldset className="harmony-field">
      <legend>Harmony</legend>
      {(Object.keys(harmonies) as Harmony[]).map((choice) => (
        <label key={choice} className="harmony-choice">
          <input
            type="radio"
            name="harmony"
            value={choice}
            checked={choice === harmony}
            onChange={() => onHarmony(choice)}
          />
          <Wheel palette={paletteOf(declared, brand, "light", choice)} />
          <span>
            <strong>{harmonies[choice].name}</strong>
            <span className="hint">{harmonies[choice].text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
