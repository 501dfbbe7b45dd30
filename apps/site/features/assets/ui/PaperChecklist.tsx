import { textTarget } from "../model/words.ts";

const things = [
  ["Brief", "what you do, for whom, and what a visitor should do next"],
  ["Colour palette", "one brand colour as a hex value"],
  [
    "Base write-up",
    `${textTarget.fewest} to ${textTarget.most} words for each section of the plan`,
  ],
  ["Images", "originals, each with a sentence on what it shows"],
  ["Logo", "SVG, or PNG without a background; seen on light and on dark"],
  ["House styles", "fonts, dates, prices, words; or a note that there are none"],
] as const;

/**
 * Works with a pencil as well as with a finger. Where the desk is about to replace it, it has no boxes
 * on a screen: ticks would be lost (asset-desk.css).
 */
export function PaperChecklist({ usable }: { usable: boolean }) {
  return (
    <div className={usable ? undefined : "paper-checklist"}>
      <p>
        Tick off what you have. With JavaScript on, this is a desk that checks your files in the
        browser and lists what is missing.
      </p>
      <ul className="list-plain">
        {things.map(([name, what]) => (
          <li key={name}>
            <label className="check">
              <input type="checkbox" />
              <span>
                <strong>{name}:</strong> {what}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
