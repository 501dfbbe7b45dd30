import { Actions } from "../../components/links/action.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { FactList } from "../../components/text/fact-list.tsx";
import { Fitted } from "../../components/text/fitted.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroTicket } from "./hero-ticket.fields.ts";

type Props = Fields<typeof heroTicket>;

export default function HeroTicket({ stub, facts, picture, actions, ...rest }: Props) {
  const [over, figure, under] = stub;
  return (
    <Band {...rest} block="hero-ticket">
      <div className="hero-ticket-paper bg-surface-raised">
        <p className="hero-ticket-stub column">
          <span>{over}</span> <Fitted as="strong" className="hero-ticket-figure" text={figure} />{" "}
          <span>{under}</span>
        </p>
        <div className="hero-ticket-words">
          <Words {...rest} level={1} size="headline headline-s" />
          <Actions actions={actions} />
          <FactList facts={facts} className="hero-ticket-facts" />
        </div>
        <Photo image={picture} ratio="fill" sizes="92vw 15rem, 28rem 38rem" first />
      </div>
    </Band>
  );
}
