import { categories } from "@daylit/layouts/categories.ts";
import { categoryRecord } from "../../sources/layouts.server.ts";
import CategoryTint from "../components/layouts/CategoryTint.island.tsx";
import { LayoutCard } from "../components/layouts/LayoutCard.tsx";
import { Neighbours } from "../components/layouts/Neighbours.tsx";
import { Island } from "../island.server.tsx";
import { framed } from "./view.server.ts";

const slugAt = (path: string) => categories.find((one) => one.path === path)?.slug ?? "";

export const category = framed(["styles/layouts.css"], (page) => {
  const { purpose, business, layouts, previous, next } = categoryRecord(slugAt(page.path));
  return (
    <>
      <p className="paragraph-lead">{purpose}</p>
      <p className="paragraph font-ink-soft">
        Shown with {business}, a firm that we made up. Every page is plain HTML and CSS without a
        script, yours to copy, change and keep.
      </p>
      <Island of={CategoryTint} props={{ own: layouts[0]?.brand ?? "#000000" }} wake="near" />
      <ul className="list-plain layout-grid layout-five">
        {layouts.map((layout, index) => (
          <LayoutCard
            key={layout.id}
            layout={layout}
            sections={layout.sections}
            eager={index < 3}
            first={index === 0}
          />
        ))}
      </ul>
      <Neighbours label="Trades" previous={previous} next={next} />
    </>
  );
});
