import { useEffect, useRef, useState } from "react";
import { stylesheetGroups } from "../../../content/stylesheet.ts";
import { usePaused } from "../../../ui/usePaused.ts";
import type { StylesheetEntry } from "../sources/stylesheet-entry.server.ts";
import { matching } from "./filter.ts";
import { MoreParts } from "./MoreParts.tsx";
import { PartCard } from "./PartCard.tsx";

const countOf = (count: number) => (count === 1 ? "1 name" : `${count} names`);

/** The whole framework at a glance, with a filter by class or property name. */
export default function Catalogue({ parts, more }: Pick<StylesheetEntry, "parts" | "more">) {
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // What was typed before hydration counts.
  useEffect(() => setQuery(field.current?.value ?? ""), []);
  const hasQuery = query.trim() !== "";

  const groups = stylesheetGroups
    .map(({ title, items }) => ({
      title,
      cards: items
        .map((item) => ({ item, ...(parts[item.slug] ?? { summary: "", names: [] }) }))
        .map((card) => ({ ...card, found: matching(card.names, query) }))
        .filter(({ found }) => !hasQuery || found.length > 0),
    }))
    .filter(({ cards }) => cards.length > 0);
  const others = more
    .map((part) => ({ ...part, names: hasQuery ? matching(part.names, query) : part.names }))
    .filter(({ names }) => !hasQuery || names.length > 0);
  const count = [...groups.flatMap(({ cards }) => cards.flatMap(({ found }) => found))].length;
  const total = count + others.reduce((sum, { names }) => sum + names.length, 0);
  const status = usePaused(
    hasQuery ? (total > 0 ? countOf(total) : "No class or property has that name.") : "",
  );

  return (
    <>
      <search className="part-filter">
        <label>
          Find a class or a property
          <input
            ref={field}
            type="search"
            placeholder=".card, --gutter"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onInput={({ currentTarget: target }) => setQuery(target.value)}
          />
        </label>
        <p role="status">{status}</p>
      </search>
      {groups.map(({ title, cards }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className="part-cards">
            {cards.map((card) => (
              <PartCard key={card.item.slug} {...card} />
            ))}
          </ul>
        </section>
      ))}
      {others.length > 0 && (
        <section>
          <h2>Also in the stylesheet</h2>
          <MoreParts parts={others} />
        </section>
      )}
    </>
  );
}
