import { Band, type Placed } from "../parts/band.tsx";
import { type Opening, Words } from "../parts/words.tsx";

export type Question = { question: string; answer: string };

type Props = Placed & Opening & { questions: readonly Question[] };

/** Questions that open, beside their heading. */
export function QuestionsAccordion({ questions, ...rest }: Props) {
  return (
    <Band {...rest} block="questions-accordion">
      <Words {...rest} />
      <div className="accordion">
        {questions.map(({ question, answer }, index) => (
          <details key={question} name={rest.id} open={index === 0}>
            <summary>{question}</summary>
            <p className="paragraph">{answer}</p>
          </details>
        ))}
      </div>
    </Band>
  );
}
