import CompareLayouts from "../components/layouts/CompareLayouts.island.tsx";
import { Island } from "../island.server.tsx";
import { framed } from "./view.server.ts";

export const compare = framed(["styles/compare.css"], (page) => (
  <>
    <p className="paragraph-lead">{page.description}</p>
    <Island of={CompareLayouts} wake="now" />
  </>
));
