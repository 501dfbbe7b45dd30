import { Link } from "../../../ui/Link.tsx";
import type { Desk } from "../../../workspace/store/record/desk.ts";
import type { Plan } from "../../../workspace/store/record/plan.ts";
import { textState, textTarget, textWords } from "../model/words.ts";

type Props = { desk: Desk; plan: Plan; onText: (section: number, text: string) => void };

/** A field for every section of the plan, counted while it is written. */
export function DeskWords({ desk, plan, onText }: Props) {
  const sections = plan.pages.flatMap((page) => page.sections);
  if (sections.length === 0)
    return (
      <p>
        There are no sections yet. Plan them in the{" "}
        <Link to="/packages#plan-your-pages">planner</Link> first, then come back: this desk uses
        the same plan.
      </p>
    );
  return (
    <>
      <p>
        The sections come from <Link to="/packages#plan-your-pages">your plan</Link>.{" "}
        {textTarget.fewest} to {textTarget.most} words each.
      </p>
      {plan.pages.map((page, index) => (
        <details key={page.id} open={index === 0} className="desk-page">
          <summary>{page.name.trim() || `Page ${index + 1}`}</summary>
          {page.sections.map((section, place) => {
            const text = desk.texts[section.id] ?? "";
            const id = `desk-text-${section.id}`;
            return (
              <div key={section.id} className="field desk-text">
                <div className="desk-text-name">
                  <label htmlFor={id}>{section.name.trim() || `Section ${place + 1}`}</label>
                  <span id={`${id}-count`} className="hint" data-state={textState(text)}>
                    {textWords(text)}
                  </span>
                </div>
                <textarea
                  id={id}
                  aria-describedby={`${id}-count`}
                  rows={3}
                  maxLength={6000}
                  value={text}
                  onChange={({ target }) => onText(section.id, target.value)}
                />
              </div>
            );
          })}
        </details>
      ))}
    </>
  );
}
