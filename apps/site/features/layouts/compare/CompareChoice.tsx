import { comparePath } from "../../../model/layouts/compare.ts";

const form = "compare";

/** Chooses one for the comparison; the button that leads there is wherever the form is. */
export function CompareChoice({ id, name }: { id: string; name: string }) {
  return (
    <label className="layout-choice">
      <input type="checkbox" name="show" value={id} form={form} aria-label={`Compare ${name}`} />
      Compare
    </label>
  );
}

/** A plain form: what is chosen stands in the address. Without a script, which reads it there, it is hidden. */
export function CompareForm() {
  return (
    <form id={form} action={comparePath} className="layout-compare-form">
      <p>Select two to four to see them side by side at phone width.</p>
      <button type="submit">Compare selected</button>
    </form>
  );
}
