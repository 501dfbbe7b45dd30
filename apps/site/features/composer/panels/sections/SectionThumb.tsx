import type { SiteDocument } from "@daylit/site-engine";
import { valueAt } from "@daylit/site-engine/document/object-path.ts";
import { memo, useEffect, useState } from "react";
import { Thumb } from "../../canvas/options/Thumb.tsx";
import { useNow } from "../../store/context.tsx";

/** ms without a change: a drawing that followed every letter would only disturb. */
const settled = 900;

type Props = { page: number; block: number; path: string };

const Drawing = memo(
  ({ site, page, block }: Props & { site: SiteDocument }) => (
    <Thumb site={site} page={page} block={block} {...size} />
  ),
  (before, { site, page, block, path }) =>
    before.page === page &&
    before.block === block &&
    before.path === path &&
    ([path, "theme", "scheme", "pictures", "language"] as const).every(
      (part) => valueAt(before.site, part) === valueAt(site, part),
    ) &&
    (path.startsWith("pages") ||
      (before.site.business === site.business && before.site.mark === site.mark)),
);

const size = { wide: 72, high: 48 };

/** A section of the page in the list, as small as a stamp. The page itself is drawn first. */
export function SectionThumb(props: Props) {
  const site = useNow((now) => now.site);
  const [shown, setShown] = useState<SiteDocument>();
  useEffect(() => {
    const timer = setTimeout(() => setShown(site), settled);
    return () => clearTimeout(timer);
  }, [site]);
  if (!shown || valueAt(shown, props.path) === undefined)
    return (
      <span className="compose-thumb" style={{ inlineSize: size.wide, blockSize: size.high / 2 }} />
    );
  return <Drawing site={shown} {...props} />;
}
