import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { questionsAccordion } from "./questions-accordion.fields.ts";

type Props = Fields<typeof questionsAccordion>;

export default function QuestionsAccordion({ questions, ...rest }: Props) {
  return (
    <Band {...rest} block="questions-accordion">
      <Words {...rest} />
      <div className="accordion">
        {each(questions, ({ question, answer }, index) => (
          <details name={rest.id} open={index === 0}>
            <summary>{question}</summary>
            <p className="paragraph">{inline(answer)}</p>
          </details>
        ))}
      </div>
    </Band>
  );
}
