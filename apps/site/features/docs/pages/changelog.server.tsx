import { changeKinds, releases } from "../../../build/machine-readable/changelog.ts";
import { releaseId } from "../../../model/pages/studio.ts";
import { feedPath } from "../../../model/site.ts";
import { framed } from "../../../shell/page-view.server.ts";
import { Link } from "../../../ui/Link.tsx";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Text of a line, with what is between backticks as code. */
const withCode = (line: string) =>
  line.split("`").map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));

/** The changelog by version; within one by kind. */
export const changelog = framed(["features/docs/styles/prose.css"], (page) => (
  <article className="article article-start">
    <p className="paragraph-lead">{page.description}</p>
    <p>
      The framework has its own list:{" "}
      <Link to="/documentation/versions-and-changelog">versions of the package</Link>. To hear of
      new versions, subscribe to the <a href={feedPath}>feed</a>.
    </p>
    {releases().map(({ version, date, changes }) => (
      <section key={version} aria-labelledby={releaseId(version)}>
        <h2 id={releaseId(version)}>{version}</h2>
        <p className="text-ink-soft">
          <time dateTime={date}>{day.format(new Date(date))}</time>
        </p>
        {changeKinds
          .filter((kind) => changes[kind].length > 0)
          .map((kind) => (
            <section key={kind}>
              <h3>{kind}</h3>
              <ul>
                {changes[kind].map((line) => (
                  <li key={line}>{withCode(line)}</li>
                ))}
              </ul>
            </section>
          ))}
      </section>
    ))}
  </article>
));
