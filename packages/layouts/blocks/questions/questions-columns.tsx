import { Band } from "../../components/section/band.tsx";
import { each } from "../../components/section/each.tsx";
import { inline } from "../../components/text/inline.tsx";
import { Words } from "../../components/text/words.tsx";
import type { Fields } from "../../schema/block.ts";
import type { questionsColumns } from "./questions-columns.fields.ts";

type Props = Fields<typeof questionsColumns>;

export default function QuestionsColumns({ questions, ...rest }: Props) {
  return (
    <Band {...rest} block="questions-columns">
      <Words {...rest} />
      <dl className="questions-columns-list">
        {each(questions, ({ question, answer }) => (
          <div>
            <dt>{question}</dt>
            <dd>{inline(answer)}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
