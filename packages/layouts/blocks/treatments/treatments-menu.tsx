import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { treatmentsMenu } from "./treatments-menu.fields.ts";

type Props = Fields<typeof treatmentsMenu>;

export default function TreatmentsMenu({ picture, groups, ...rest }: Props) {
  return (
    <Band {...rest} block="treatments-menu">
      <div className="treatments-menu-side">
        <Words {...rest} />
        {picture && <Photo image={picture} ratio="portrait" sizes="92vw, 27.5rem" />}
      </div>
      <div className="accordion">
        {each(groups, ({ heading, treatments }, index) => (
          <details open={index === 0}>
            <summary>
              <h3>{heading}</h3>
            </summary>
            <dl className="treatments-menu-list">
              {each(treatments, ({ name, text, time, price }) => (
                <div>
                  <dt>{name}</dt>
                  <dd className="fact">{time}</dd>
                  <dd className="price">{price}</dd>
                  <dd className="price-text">{text}</dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </div>
    </Band>
  );
}
