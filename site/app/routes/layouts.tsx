import { records } from "virtual:layouts";
import { CategoryCard } from "../components/layouts/CategoryCard.tsx";
import { Filter } from "../components/layouts/Filter.tsx";
import { useFilter } from "../components/layouts/useFilter.ts";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import type { Route } from "./+types/layouts";
import "../styles/layouts.css";

export const loader = () => ({ ...pageAt("/layouts"), catalogue: records.catalogue });
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Layouts({ loaderData: { description, catalogue } }: Route.ComponentProps) {
  const filter = useFilter();
  const found = catalogue.map(({ layouts }) => layouts.filter(filter.matches));
  const count = found.flat().length;
  return (
    <>
      <p className="paragraph-lead">{description}</p>
      <Filter
        {...filter}
        found={count}
        total={catalogue.flatMap(({ layouts }) => layouts).length}
      />
      {count === 0 && (
        <p className="paragraph">
          No layout has all of that. Try one word less, or a kind of section instead.
        </p>
      )}
      <ul className="list-plain layout-grid layout-trades">
        {catalogue.map((category, index) => (
          <CategoryCard
            key={category.path}
            category={category}
            found={found[index] ?? []}
            filtered={filter.filtered}
            eager={index < 4}
          />
        ))}
      </ul>
    </>
  );
}
