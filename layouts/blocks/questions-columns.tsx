import type { Fields } from "../fields/block.ts";
import { Band } from "../parts/band.tsx";
import { Words } from "../parts/words.tsx";
import type { questionsColumns } from "./questions-columns.fields.ts";

type Props = Fields<typeof questionsColumns>;

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
