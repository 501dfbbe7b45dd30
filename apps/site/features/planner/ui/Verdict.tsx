import { CircleAlert, CircleCheck } from "lucide-react";
import { offer } from "../../../model/offer.ts";
import type { Plan } from "../../../workspace/store/record/plan.ts";
import { fit } from "../model/fit.ts";

/** The answer to the section's question, with what to do about it. */
export function Verdict({ plan }: { plan: Plan }) {
  const { fits, problems } = fit(plan);
  return (
    <div className="plan-verdict" data-fits={fits}>
      {fits ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      <p className="title-s">{fits ? `It fits ${offer.name}.` : "It does not fit yet."}</p>
      {fits ? (
        <p>
          {plan.pages.length} of {offer.limits.pages} pages, {plan.photos.length} of{" "}
          {offer.limits.photos} photos. The contact page comes on top.
        </p>
      ) : (
        <ul className="list-plain">
          {problems.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
          <li>Merge, move or remove a part, or send us the plan as it is.</li>
        </ul>
      )}
    </div>
  );
}
