import sections from "virtual:search/list";
import { Everything } from "../components/search/Everything.tsx";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import type { Route } from "./+types/search";
import "../styles/everything.css";

export const loader = () => ({ ...pageAt("/search"), sections });
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function Search({ loaderData }: Route.ComponentProps) {
  return <Everything sections={loaderData.sections} />;
}
