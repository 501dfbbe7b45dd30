import { QuestionForm } from "../../components/form/question-form.tsx";
import { Photo } from "../../components/pictures/photo.tsx";
import { Band } from "../../components/section/band.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { heroBooking } from "./hero-booking.fields.ts";

type Props = Fields<typeof heroBooking>;

export default function HeroBooking({ picture, fields, send, note, ...rest }: Props) {
  return (
    <Band {...rest} block="hero-booking">
      <div className="hero-booking-corner">
        <Words {...rest} level={1} />
      </div>
      <Photo
        image={picture}
        ratio="fill"
        sizes="100vw 24vh, 100vw 74vh"
        className="hero-booking-media"
        first
      />
      <div className="hero-booking-desk bg-surface-raised">
        <QuestionForm fields={fields} send={send} id={rest.id} inline />
        {note && <p className="fact">{inline(note)}</p>}
      </div>
    </Band>
  );
}
