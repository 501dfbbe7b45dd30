import { Actions } from "../../components/links/action.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { FactList } from "../../components/text/fact-list.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { mapDirections, plans } from "./map-directions.fields.ts";

type Props = Fields<typeof mapDirections>;

/** On a field of 600 by 400: water or green, wide streets, narrow ones, houses. */
type Plan = { water?: string; green?: string; wide: string; narrow: string; houses: string };

const drawn: Record<keyof typeof plans, Plan> = {
  river: {
    water: "M0 300c120-60 180 20 300-30s180-90 300-60v110c-120-20-190 20-300 50s-190-10-300 30z",
    green: "M20 20h150v90H20z",
    wide: "M0 190h600M230 0v400",
    narrow: "M0 130h230M230 90h370M380 0v260M480 90v120M120 130v160M60 190v120",
    houses:
      "M250 110h100v60H250zM400 110h60v60h-60zM500 20h80v50h-80zM140 205h70v50h-70zM20 205h30v60H20zM400 205h70v30h-70z",
  },
  streets: {
    green: "M250 140h120v110H250z",
    wide: "M0 120h600M0 270h600M230 0v400M390 0v400",
    narrow: "M110 0v400M500 0v400M0 195h230M390 195h210M0 340h600M0 50h600",
    houses:
      "M20 65h75v40H20zM125 135h90v45h-90zM405 135h80v45h-80zM515 210h70v45h-70zM20 285h75v40H20zM250 285h120v40H250zM405 285h80v40h-80zM125 65h90v40h-90zM250 65h120v40H250z",
  },
  coast: {
    water: "M0 250c60-10 90 30 150 20s70-50 130-40 60 60 140 50 110-60 180-50v170H0z",
    wide: "M0 190c120 0 150-30 300-20s180-20 300-10",
    narrow: "M120 186V0M300 170V40M300 90h180M480 160V0M200 40h100M30 190V90h90",
    houses:
      "M140 100h40v60h-40zM200 90h60v50h-60zM320 105h60v40h-60zM400 105h60v30h-60zM500 60h70v60h-70zM40 110h60v50H40z",
  },
  lane: {
    water: "M450 290c40-30 110-20 120 20s-60 60-110 40-50-30-10-60z",
    green: "M30 30h160v120H30zM380 40h190v130H380z",
    wide: "M0 330c140-20 160-120 300-130s200-70 300-120",
    narrow: "M300 200c10 80 60 120 70 200M180 272C160 200 220 120 210 0",
    houses: "M240 130h50v40h-50zM330 220h50v40h-50zM120 220h40v40h-40z",
  },
};

export default function MapDirections({
  plan = "streets",
  pin,
  nearby,
  address,
  ways,
  actions,
  ...rest
}: Props) {
  const { water, green, wide, narrow, houses } = drawn[plan];
  return (
    <Band {...rest} block="map-directions">
      <div className="map-directions-words">
        <Words {...rest} />
        <address>
          {each(address, (line) => (
            <span>{line}</span>
          ))}
        </address>
        <Actions actions={actions} />
      </div>
      {/* Everything the drawing says is said beside it as well. */}
      <div className="map-directions-sheet" aria-hidden="true">
        <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path className="map-directions-green" d={green} />
          <path className="map-directions-houses" d={houses} />
          <path className="map-directions-water" d={water} />
          <path className="map-directions-wide" d={wide} />
          <path className="map-directions-narrow" d={narrow} />
        </svg>
        {each(nearby, (name) => (
          <span className="map-directions-name">{name}</span>
        ))}
        <span className="map-directions-pin">
          <Icon name="pin" />
          {pin}
        </span>
      </div>
      <FactList facts={ways} className="map-directions-ways" />
    </Band>
  );
}
