import { Band, type Placed } from "../parts/band.tsx";
import { type Opening, Words } from "../parts/words.tsx";
import type { Question } from "./questions-accordion.tsx";

type Props = Placed & Opening & { questions: readonly Question[] };

/** Questions and answers, all open, in columns. */
export function QuestionsColumns({ questions, ...rest }: Props) {
  return (
    <Band {...rest} block="questions-columns">
      <Words {...rest} />
      <dl className="questions-columns-list">
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
