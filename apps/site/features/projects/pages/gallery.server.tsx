import { Island } from "../../../shell/island.server.tsx";
import { framed } from "../../../shell/page-view.server.ts";
import Gallery from "../ui/Gallery.island.tsx";

export const gallery = framed(["features/projects/projects.css"], (page) => (
  <>
    <p className="paragraph-lead">{page.description}</p>
    <Island of={Gallery} client="load" />
    <p className="paragraph-s project-note">
      The clients are invented, the sites are real: your browser reads the title of each, and
      description and picture where it has them. Pages and sections keep to our package; five of the
      seven show more photos than its three.
    </p>
  </>
));
