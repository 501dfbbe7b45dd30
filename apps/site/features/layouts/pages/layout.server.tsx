import { layoutRecord } from "../../sources/layouts.server.ts";
import { LayoutCard } from "../components/layouts/LayoutCard.tsx";
import LayoutPage from "../components/layouts/LayoutPage.island.tsx";
import { Neighbours } from "../components/layouts/Neighbours.tsx";
import { Island } from "../island.server.tsx";
import { framed } from "./view.server.ts";

export const layout = framed(["styles/layout-page.css"], (page) => {
  const { category, views, previous, next, related } = layoutRecord(page.path);
  return (
    <>
      <Island of={LayoutPage} props={{ category, views }} wake="near" />
      <Neighbours label="Neighbours" previous={previous} next={next} />
      <h2>Built from similar sections</h2>
      <ul className="list-plain layout-grid">
        {related.map((other) => (
          <LayoutCard key={other.id} layout={other} />
        ))}
      </ul>
    </>
  );
});
