import { caseStudies } from "../../../content/case-studies.ts";
import { framed } from "../../../shell/page-view.server.ts";
import { valuesName } from "../../../shell/values/source.server.ts";
import { Link } from "../../../ui/Link.tsx";
import { declared } from "../../colour/model/palette-source.ts";
import { paletteOf, type Role, roles } from "../../colour/model/roles.ts";
import { caseStudyRecord } from "../source.server.ts";
import { LiveFrame } from "../ui/LiveFrame.tsx";
import { NextCaseStudy } from "../ui/NextCaseStudy.tsx";
import { Palette, type RoleValue } from "../ui/Palette.tsx";
import { SiteFacts } from "../ui/SiteFacts.tsx";
import { Work } from "../ui/Work.tsx";

/** Every role of a brand colour with its value, in light and in dark. */
function valuesOf(brand: string): RoleValue[] {
  const light = paletteOf(declared, brand, "light");
  const dark = paletteOf(declared, brand, "dark");
  return (Object.keys(roles) as Role[]).map((role) => ({
    name: roles[role].name,
    // The role for text isn’t a fill.
    fill: role === "primary-text" ? "" : `bg-${role}`,
    light: light[role].hex,
    dark: dark[role].hex,
  }));
}

export const caseStudy = framed(
  ["features/projects/projects.css", valuesName("project")],
  (page) => {
    const client = caseStudies.find(({ path }) => path === page.path);
    if (!client) throw new Error(`No project at ${page.path}`);
    const record = caseStudyRecord(client.slug);
    return (
      <div className="project-page">
        <p className="keyword">{client.catalogue}</p>
        <LiveFrame caseStudy={client} />
        <Work caseStudy={client} pages={record.pages} />
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
          {client.name} is a fictional client. We wrote its story, its words and its site to show
          how we work.
        </p>
        <NextCaseStudy caseStudy={client} />
      </div>
    );
  },
);
