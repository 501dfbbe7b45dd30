import { catalogueRecord } from "../../sources/layouts.server.ts";
import Compose from "../components/compose/Compose.island.tsx";
import type { StartTrade } from "../components/compose/starts.ts";
import { Link } from "../components/Link.tsx";
import { Island } from "../island.server.tsx";
import { at } from "../model/base.ts";
import { layoutName } from "../model/chosen-layout.ts";
import { framed } from "./view.server.ts";

const trades = (): StartTrade[] =>
  catalogueRecord().map(({ name, path, layouts }) => ({
    name,
    path,
    layouts: layouts.map(({ id, path: page, caption, thumbnail }) => ({
      // Five of a family have one page: their names must tell them apart.
      ...{ id, name: layoutName(id), path: page, caption, thumbnail },
    })),
  }));

export const compose = framed(["styles/compose.css"], (page, files) => (
  <>
    <p className="paragraph-lead">{page.description}</p>
    <p className="paragraph">
      What you take is a folder that opens with a double click and works on any web space. Nothing
      is sent anywhere, and there is no account.
    </p>
    <div className="alert compose-without-script">
      <p>
        The composer needs JavaScript. Without it, choose one of the{" "}
        <Link to="/layouts">layouts</Link>: each is plain HTML and CSS to download, to change in any
        editor and to keep.
      </p>
    </div>
    <Island
      of={Compose}
      props={{
        trades: trades(),
        workers: {
          site: at(files.asset("compose/site-worker.ts")),
          picture: at(files.asset("compose/picture-worker.ts")),
        },
      }}
      wake="now"
    />
  </>
));
