import { PartnerLogo } from "../../components/pictures/partner-logo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { partnersMarks, signs } from "./partners-marks.fields.ts";

type Props = Fields<typeof partnersMarks>;

const drawings: Record<keyof typeof signs, string> = {
  ring: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10z",
  half: "M2 13h20a10 10 0 0 1-20 0zM7 10a5 5 0 0 1 10 0z",
  bars: "M3 21V9h4v12zm7 0V3h4v18zm7 0v-8h4v8z",
  wave: "M2 9c4-6 6 6 10 0s6 6 10 0v5c-4 6-6-6-10 0s-6-6-10 0zM2 18h20v3H2z",
  arch: "M3 22V12a9 9 0 0 1 18 0v10h-5V12a4 4 0 0 0-8 0v10z",
  peak: "M12 3l10 18H2zM12 12l-4 6h8z",
  cross: "M9 2h6v7h7v6h-7v7H9v-7H2V9h7z",
  dots: "M6 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm12 0a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM6 15a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm12 0a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
};

export default function PartnersMarks({ partners, ink = "one", ...rest }: Props) {
  return (
    <Band {...rest} block="partners-marks">
      <Words {...rest} />
      <ul className="partners-marks-list share list-plain">
        {each(partners, ({ name, logo, sign = "ring", text }) => (
          <li>
            {logo ? (
              <p className="partners-marks-place">
                <PartnerLogo image={logo} name={name} isOneColour={ink === "one"} />
              </p>
            ) : (
              <p className="partners-marks-mark">
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path fillRule="evenodd" d={drawings[sign]} />
                </svg>
                {name}
              </p>
            )}
            {text && <p className="fact">{inline(text)}</p>}
          </li>
        ))}
      </ul>
    </Band>
  );
}
