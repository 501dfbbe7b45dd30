import { withBase } from "../../../model/base-path/base-path.ts";
import { site } from "../../../model/site.ts";
import { Island } from "../../../shell/island.server.tsx";
import { framed } from "../../../shell/page-view.server.ts";
import { Link } from "../../../ui/Link.tsx";
import Update from "./Update.island.tsx";

export const update = framed(["features/composer/styles/update.css"], (page, files) => (
  <>
    <p className="paragraph-lead">{page.description}</p>
    <p className="paragraph">
      For sites you made in <Link to="/compose">the composer</Link> and put online. Publish what you
      changed with your own account, or take the changed files; nothing changes online until then.
    </p>
    <noscript>
      <p className="alert">This page needs JavaScript.</p>
    </noscript>
    <Island
      of={Update}
      props={{
        workers: {
          site: withBase(files.asset("features/composer/export/worker/site-worker.ts")),
          picture: withBase(files.asset("features/composer/images/picture-worker.ts")),
          server: withBase(files.asset("features/composer/open/server-worker.ts")),
        },
        ...(site.netlifyClient && { netlifyClient: site.netlifyClient }),
      }}
      client="load"
    />
  </>
));
