import { each } from "../section/each.tsx";

/** A word and what it means here: "Doors", "from seven". */
type FactPair = readonly [term: string, fact: string];

/** Facts in pairs; how they stand beside each other is the block's own matter. */
export function FactList({ facts, className }: { facts: readonly FactPair[]; className?: string }) {
  return (
    <dl className={className}>
      {each(facts, ([term, fact]) => (
        <div>
          <dt className="fact">{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
