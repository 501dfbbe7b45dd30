import { Check, Circle, Eye } from "lucide-react";
import { type Entry, ready } from "../model/checklist.ts";

const signs = { ready: Check, look: Eye, missing: Circle } as const;
const words = { ready: "Ready", look: "Have a look", missing: "Missing" } as const;

/** What is here and what is missing; follows every key and every file. */
export function DeskChecklist({ entries }: { entries: readonly Entry[] }) {
  const here = ready(entries);
  return (
    <section className="desk-checklist hide-print" aria-labelledby="desk-checklist">
      <h3 id="desk-checklist" className="heading-4">
        {here === entries.length
          ? "Everything is here"
          : `${here} of ${entries.length} ${here === 1 ? "is" : "are"} here`}
      </h3>
      <ul className="list-plain">
        {entries.map(({ about, state, text }) => {
          const Sign = signs[state];
          return (
            <li key={about} data-state={state}>
              <Sign aria-hidden="true" />
              <span>
                <strong>{about}</strong> <span className="visually-hidden">{words[state]}: </span>
                {text}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
