import { LiveFrame } from "../components/projects/LiveFrame.tsx";
import { NextProject } from "../components/projects/NextProject.tsx";
import { Palette } from "../components/projects/Palette.tsx";
import { SiteFacts } from "../components/projects/SiteFacts.tsx";
import { pageMeta } from "../model/meta.ts";
import { pageAt } from "../model/pages.ts";
import { projectRecord } from "../model/project-record.ts";
import { projects } from "../model/projects.ts";
import "../styles/projects.css";
import type { Route } from "./+types/project";

export function loader({ params }: Route.LoaderArgs) {
  const page = pageAt(`/projects/${params.name}`);
  return { ...page, record: projectRecord(params.name) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function ProjectPage({ loaderData, params }: Route.ComponentProps) {
  const { record } = loaderData;
  const project = projects.find(({ slug }) => slug === params.name);
  if (!project) return null;
  return (
    <div className="project-page">
      <p className="keyword">{project.catalogue}</p>
      <LiveFrame project={project} />
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
      <Palette brand={record.brand} typefaces={record.typefaces} />
      <SiteFacts record={record} />
      <p className="paragraph-s project-fiction">
        {project.name} is a fictional client. We wrote its story, its words and its site to show how
        we work.
      </p>
      <NextProject project={project} />
    </div>
  );
}
