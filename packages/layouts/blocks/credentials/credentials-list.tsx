import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { credentialsList } from "./credentials-list.fields.ts";

type Props = Fields<typeof credentialsList>;

export default function CredentialsList({ items, ...rest }: Props) {
  return (
    <Band {...rest} block="credentials-list">
      <Words {...rest} />
      <ul className="credentials-list-items list-plain">
        {each(items, ({ name, by, year, text }) => (
          <li>
            <span className="credentials-list-year">{year}</span>
            <div>
              <h3 className="heading-5">{name}</h3>
              <p className="fact">{by}</p>
              {text && <p className="paragraph-s">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
