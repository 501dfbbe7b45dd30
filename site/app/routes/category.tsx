import { records } from "virtual:layouts";
import { LayoutCard } from "../components/layouts/LayoutCard.tsx";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import type { Route } from "./+types/category";
import "../styles/layouts.css";

export const loader = ({ params }: Route.LoaderArgs) => {
  const record = records.categories[params.category];
  if (!record) throw new Response(null, { status: 404, statusText: "Not Found" });
  return { ...pageAt(`/layouts/${params.category}`), ...record };
};
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Category({
  loaderData: { purpose, business, layouts },
}: Route.ComponentProps) {
  return (
    <>
      <p className="paragraph-lead">{purpose}</p>
      <p className="paragraph font-ink-soft">
        Shown with {business}, a firm that we made up. Every page is plain HTML and CSS without a
        script, yours to copy, change and keep.
      </p>
      <ul className="list-plain layout-grid">
        {layouts.map((layout, index) => (
          <LayoutCard
            key={layout.id}
            layout={layout}
            sections={layout.sections}
            eager={index < 3}
          />
        ))}
      </ul>
    </>
  );
}
