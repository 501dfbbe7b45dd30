import { records } from "virtual:layouts";
import { Link } from "../components/Link.tsx";
import { CodeView } from "../components/layouts/CodeView.tsx";
import { Download } from "../components/layouts/Download.tsx";
import { FactsRecord } from "../components/layouts/FactsRecord.tsx";
import { LayoutCard } from "../components/layouts/LayoutCard.tsx";
import { LiveFrame } from "../components/layouts/LiveFrame.tsx";
import { Neighbours } from "../components/layouts/Neighbours.tsx";
import { useBrand } from "../components/layouts/useBrand.ts";
import { useVariation } from "../components/layouts/useVariation.ts";
import { Variations } from "../components/layouts/Variations.tsx";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import type { Route } from "./+types/layout";
import "../styles/code.css";
import "../styles/example.css";
import "../styles/layouts.css";

export const loader = ({ params }: Route.LoaderArgs) => {
  const path = `/layouts/${params.code}/${params.name}`;
  const record = records.layouts[path];
  if (!record) throw new Response(null, { status: 404, statusText: "Not Found" });
  return { ...pageAt(path), ...record };
};
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Layout({ loaderData }: Route.ComponentProps) {
  const { category, views, previous, next, related } = loaderData;
  const [brand, setBrand] = useBrand();
  const view = useVariation(views);
  if (!view) return null;
  return (
    <>
      <p className="paragraph-lead">
        {view.caption}. Shown with {view.business}, from the layouts for{" "}
        <Link to={category.path}>{category.name.toLowerCase()}</Link>.
      </p>
      {views.length > 1 && <Variations views={views} current={view} />}
      <LiveFrame view={view} brand={brand} onBrand={setBrand} />
      <div className="flex layout-ways">
        <Download view={view} brand={brand} />
        <a className="button" href={view.address} target="_blank" rel="noopener">
          Full screen
        </a>
      </div>
      <CodeView id={view.id} brand={brand} />
      <FactsRecord view={view} />
      <Neighbours label="Neighbours" previous={previous} next={next} />
      <h2>Built from similar sections</h2>
      <ul className="list-plain layout-grid">
        {related.map((layout) => (
          <LayoutCard key={layout.id} layout={layout} />
        ))}
      </ul>
    </>
  );
}
