import { changesByArea, releases } from "../../../build/machine-readable/changelog.ts";
import { releaseId } from "../../../model/pages/studio.ts";
import { feedPath } from "../../../model/site.ts";
import { framed } from "../../../shell/page-view.server.ts";
import { Link } from "../../../ui/Link.tsx";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Text of a line, with what is between backticks as code. */
const withCode = (line: string) =>
  line.split("`").map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));

/** The changelog by version; within one by what a change is about. */
export const changelog = framed(["features/docs/styles/prose.css"], (page) => (
  <article className="article article-start">
    <p className="paragraph-lead">{page.description}</p>
    <p>
      The framework has its own list:{" "}
      <Link to="/documentation/versions-and-changelog">versions of the package</Link>. To hear of
      new versions, subscribe to the <a href={feedPath}>feed</a>.
    </p>
    {releases().map((release) => {
      const { version, date } = release;
      return (
        <section key={version} aria-labelledby={releaseId(version)}>
          <h2 id={releaseId(version)}>{version}</h2>
          <p className="text-ink-soft">
            <time dateTime={date}>{day.format(new Date(date))}</time>
          </p>
          {changesByArea(release).map(([area, changes]) => (
            <section key={area}>
              <h3>{area}</h3>
              <ul>
                {changes.map(({ kind, line }) => (
                  <li key={line}>
                    <strong>{kind}:</strong> {withCode(line)}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      );
    })}
  </article>
));
