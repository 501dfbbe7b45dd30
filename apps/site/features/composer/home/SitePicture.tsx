import { useEffect, useMemo, useState } from "react";
import type { WorkspaceRecord } from "../../../workspace/store/record/record.ts";
import type { Workspace } from "../../../workspace/store/workspace.ts";
import { PageThumb } from "../canvas/options/Thumb.tsx";
import { ownFiles } from "../images/own-files.ts";
import { siteOf } from "./start-site.ts";

type Props = { current: Workspace; record: WorkspaceRecord };

/** The top of the site’s home page, small, for the page of the visitor’s site. */
export default function SitePicture({ current, record }: Props) {
  const [loaded, setLoaded] = useState(0);
  const files = useMemo(
    () =>
      ownFiles({ keep: (blob) => current.putFile(blob), file: (hash) => current.file(hash) }, () =>
        setLoaded((before) => before + 1),
      ),
    [current],
  );
  useEffect(() => () => files.close(), [files]);
  // Another object, so that the page is drawn again with the pictures that have loaded.
  const own = useMemo(() => ({ ...files }), [files, loaded]);
  // What another tool gave the site counts, too.
  const site = useMemo(() => readable(current), [current, record.site, record.name, record.brand]);
  // As in yours.css: on a phone as wide as the page without its margins.
  const wide = Math.min(480, innerWidth - 40);
  return site ? (
    <PageThumb site={site} page={0} own={own} wide={wide} high={(wide * 2) / 3} shown={1200} />
  ) : null;
}

/** Nothing if storage holds something that isn’t a site: opening it in the composer says why. */
function readable(current: Workspace) {
  try {
    return siteOf(current).site;
  } catch {
    return undefined;
  }
}
