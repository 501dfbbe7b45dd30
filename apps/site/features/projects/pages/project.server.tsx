import { projectRecord } from "../../sources/project-record.server.ts";
import { valuesName } from "../../sources/values.server.ts";
import { Link } from "../components/Link.tsx";
import LiveFrame from "../components/projects/LiveFrame.island.tsx";
import { NextProject } from "../components/projects/NextProject.tsx";
import { Palette, type RoleValue } from "../components/projects/Palette.tsx";
import { SiteFacts } from "../components/projects/SiteFacts.tsx";
import { Island } from "../island.server.tsx";
import { declared } from "../model/colour/palette-source.ts";
import { paletteOf, type Role, roles } from "../model/colour/roles.ts";
import { projects } from "../model/projects.ts";
import { framed } from "./view.server.ts";

/** Every role of a brand colour with its value, in light and in dark. */
function valuesOf(brand: string): RoleValue[] {
  const light = paletteOf(declared, brand, "light");
  const dark = paletteOf(declared, brand, "dark");
  return (Object.keys(roles) as Role[]).map((role) => ({
    name: roles[role].name,
    // The role for text is no fill.
    fill: role === "primary-text" ? "" : `bg-${role}`,
    light: light[role].hex,
    dark: dark[role].hex,
  }));
}

export const project = framed(["styles/projects.css", valuesName("project")], (page) => {
  const client = projects.find(({ path }) => path === page.path);
  if (!client) throw new Error(`No project at ${page.path}`);
  const record = projectRecord(client.slug);
  return (
    <div className="project-page">
      <p className="keyword">{client.catalogue}</p>
      <Island of={LiveFrame} props={{ project: client }} wake="near" />
      <p>
        <Link className="button" to={`/compose?begin=${client.slug}`}>
          Open this site in the composer
        </Link>
      </p>
      <div className="grid-1-2">
        <section>
          <h2 className="heading-3">What the client needed</h2>
          {record.need.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
        <section>
          <h2 className="heading-3">What was built</h2>
          {record.built.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      </div>
      <Palette brand={record.brand} roles={valuesOf(record.brand)} typefaces={record.typefaces} />
      <SiteFacts record={record} />
      <p className="paragraph-s project-fiction">
        {client.name} is a fictional client. We wrote its story, its words and its site to show how
        we work.
      </p>
      <NextProject project={client} />
    </div>
  );
});
