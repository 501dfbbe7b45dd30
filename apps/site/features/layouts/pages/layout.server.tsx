import { Island } from "../../../shell/island.server.tsx";
import { framed } from "../../../shell/page-view.server.ts";
import { LayoutCard } from "../browse/LayoutCard.tsx";
import LayoutPage from "../detail/LayoutPage.island.tsx";
import { Neighbours } from "../detail/Neighbours.tsx";
import { layoutRecord } from "../source.server.ts";

export const layout = framed(["features/layouts/styles/layout-page.css"], (page) => {
  const { trade, views, previous, next, related } = layoutRecord(page.path);
  return (
    <>
      <Island of={LayoutPage} props={{ trade, views }} client="stored" />
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
