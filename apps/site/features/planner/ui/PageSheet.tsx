import { Plus } from "lucide-react";
import { offer, offerLimits } from "../../../model/offer.ts";
import type { PlannedPage } from "../../../workspace/store/record/plan.ts";
import { control } from "../model/steps.ts";
import { MoveButtons } from "./MoveButtons.tsx";
import type { Act } from "./usePlan.ts";

type Props = { page: PlannedPage; number: number; act: Act; suggestions: string };

const { limits } = offer;

/** One page of the plan, drawn as a sheet with five places; what goes beyond them hangs below a line. */
export function PageSheet({ page, number, act, suggestions }: Props) {
  const called = page.name.trim() || `page ${number}`;
  const beyond = number > limits.pages;
  const free = Math.max(0, limits.sections - page.sections.length);
  return (
    <li className="plan-sheet" data-beyond={beyond || undefined}>
      <div className="plan-page-name">
        <input
          aria-label={`Name of page ${number}`}
          placeholder={`Page ${number}`}
          data-control={control.name(page.id)}
          maxLength={offerLimits.name}
          value={page.name}
          onChange={({ target }) => act({ do: "rename page", page: page.id, name: target.value })}
        />
        <MoveButtons
          id={page.id}
          thing={called}
          direction="row"
          onMove={(by) => act({ do: "move page", page: page.id, by })}
          onRemove={() => act({ do: "remove page", page: page.id })}
        />
      </div>
      <p className="plan-count">
        {beyond ? "Beyond the package. " : ""}
        {page.sections.length} of {limits.sections} sections
      </p>
      <ol className="plan-sections">
        {page.sections.map((section, index) => (
          <li
            key={section.id}
            className="plan-section"
            data-beyond={index >= limits.sections || undefined}
          >
            <input
              aria-label={`Section ${index + 1} of ${called}`}
              placeholder="What is it about?"
              list={suggestions}
              data-control={control.name(section.id)}
              maxLength={offerLimits.name}
              value={section.name}
              onChange={({ target }) =>
                act({ do: "rename section", section: section.id, name: target.value })
              }
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                event.preventDefault();
                act({ do: "add section", page: page.id, after: section.id });
              }}
            />
            <MoveButtons
              id={section.id}
              thing={section.name.trim() || `section ${index + 1}`}
              direction="column"
              onMove={(by) => act({ do: "move section", section: section.id, by })}
              onRemove={() => act({ do: "remove section", section: section.id })}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="plan-add"
        data-control={control.addSection(page.id)}
        onClick={() => act({ do: "add section", page: page.id })}
        aria-label={`Add a section to ${called}`}
      >
        <Plus aria-hidden="true" /> Section
      </button>
      {Array.from({ length: Math.max(0, free - 1) }, (_, index) => (
        <div key={index} className="plan-free" aria-hidden="true" />
      ))}
    </li>
  );
}
