import { withBase } from "../../model/base-path/base-path.ts";
import { layoutName } from "../../model/layouts/chosen-layout.ts";
import { site } from "../../model/site.ts";
import type { Files } from "../../shell/document.server.tsx";
import { Island } from "../../shell/island.server.tsx";
import { framed } from "../../shell/page-view.server.ts";
import { Link } from "../../ui/Link.tsx";
import { catalogueRecord } from "../layouts/source.server.ts";
import Compose from "./Compose.island.tsx";
import { Starts } from "./Starts.server.tsx";

const trades = () =>
  catalogueRecord().map(({ name, path, layouts }) => ({
    name,
    path,
    layouts: layouts.map(({ id, title, path: page, caption, thumbnail }) => ({
      // Five of a family have one page: their names must tell them apart.
      ...{ id, title, name: layoutName(id), path: page, caption, thumbnail },
    })),
  }));

/** Everything that must be loaded before a page can be edited. */
const codeOf = ({ code }: Files) => [
  ...new Set(
    [
      "runtime/start/hydrate.tsx",
      "features/composer/Compose.island.tsx",
      "features/composer/home/ComposeHome.tsx",
    ].flatMap(code),
  ),
];

export const compose = framed(["features/composer/styles/composer.css"], (page, files) => (
  <>
    {codeOf(files).map((file) => (
      <link key={file} rel="modulepreload" href={file} />
    ))}
    <p className="paragraph-lead">{page.description}</p>
    <p className="paragraph">
      Free, without an account with us. Publish with your own account at a host, or download a
      folder that opens with a double click and works on any web host. Nothing you write leaves your
      browser before that.
    </p>
    <div className="alert compose-without-script">
      <p>
        The composer needs JavaScript. Without it, choose one of the{" "}
        <Link to="/layouts">layouts</Link>: each is plain HTML and CSS that you can change in any
        editor.
      </p>
    </div>
    <Island
      of={Compose}
      props={{
        trades: trades().map(({ name, path, layouts }) => ({
          name,
          path,
          layouts: layouts.map(({ id, title }) => ({ id, title })),
        })),
        workers: {
          site: withBase(files.asset("features/composer/export/worker/site-worker.ts")),
          picture: withBase(files.asset("features/composer/images/picture-worker.ts")),
          server: withBase(files.asset("features/composer/open/server-worker.ts")),
        },
        ...(site.netlifyClient && { netlifyClient: site.netlifyClient }),
      }}
      client="load"
    />
    <div className="compose-reopen" />
    <Starts trades={trades()} />
  </>
));
