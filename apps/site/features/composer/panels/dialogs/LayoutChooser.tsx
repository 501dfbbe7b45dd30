import type { SiteDocument } from "@daylit/site-engine";
import { inLayout } from "@daylit/site-engine/edit/changes/trade.ts";
import { useEffect, useId, useState } from "react";
import { layoutName } from "../../../../model/layouts/chosen-layout.ts";
import { Thumb } from "../../canvas/options/Thumb.tsx";
import { fetchStart, layoutOf } from "../../home/start-site.ts";
import { say, t } from "../../messages/t.ts";
import { useInterface, useServices, useSession } from "../../store/context.tsx";
import { Dialog } from "./Dialog.tsx";

/** The owner's site in a layout, or the reason why it can't be shown. */
type LayoutTrial = { site: SiteDocument; start: SiteDocument } | { problem: string };

/** The layouts of a trade, each with the owner's own words and pictures in it. */
export default function LayoutChooser({ onClose }: { onClose: () => void }) {
  const id = useId();
  const session = useSession();
  const { trades } = useServices();
  const { announce } = useInterface();
  const { layout, colour } = session.now.origin;
  const of = (start: string) => layout !== undefined && start.startsWith(layout);
  const [path, setPath] = useState(
    () => (trades.find(({ layouts }) => layouts.some((each) => of(each.id))) ?? trades[0])?.path,
  );
  const [trials, setTrials] = useState<Readonly<Record<string, LayoutTrial>>>({});
  const [chosen, choose] = useState<string>();
  const trade = trades.find((each) => each.path === path);
  const keepColour = colour !== session.site.theme.brand;

  useEffect(() => {
    let late = false;
    const former = trades.flatMap(({ layouts }) => layouts.filter((each) => of(each.id)));
    // The former layout tells a chosen picture from one that came with it.
    const starts = Promise.all(former.map((each) => fetchStart(each.id).catch(() => undefined)));
    for (const each of trade?.layouts ?? [])
      Promise.all([fetchStart(each.id), starts]).then(
        ([start, known]) => {
          if (late) return;
          const found = known.filter((site) => site !== undefined);
          const site = inLayout(session.site, start, keepColour, found);
          setTrials((before) => ({ ...before, [each.id]: { site, start } }));
        },
        (error: Error) =>
          late || setTrials((before) => ({ ...before, [each.id]: { problem: error.message } })),
      );
    return () => {
      late = true;
    };
  }, [trade]);

  function use() {
    const found = chosen === undefined ? undefined : trials[chosen];
    if (!chosen || !found || !("site" in found)) return;
    const { site, start } = found;
    session.change(t`layout ${say(layoutName(chosen))}`, () => site, {
      origin: {
        layout: layoutOf(chosen),
        colour: keepColour ? undefined : start.theme.brand,
      },
    });
    session.select({ page: 0 });
    announce(
      t`${say(layoutName(chosen))}: your words and pictures are kept. Undo brings the old layout back.`,
    );
    onClose();
  }

  return (
    <Dialog title="Change layout" onClose={onClose}>
      <div className="field compose-field">
        <label htmlFor={id}>Trade</label>
        <select
          id={id}
          value={path}
          onChange={({ target }) => {
            setPath(target.value);
            choose(undefined);
          }}
        >
          {trades.map(({ name, path: value }) => (
            <option key={value} value={value}>
              {say(name)}
            </option>
          ))}
        </select>
      </div>
      <ul className="compose-layouts">
        {trade?.layouts.map((each) => {
          const found = trials[each.id];
          return (
            <li key={each.id}>
              <button
                type="button"
                aria-pressed={chosen === each.id}
                disabled={!found || "problem" in found}
                onClick={() => choose(each.id)}
              >
                {found && "site" in found && (
                  <Thumb site={found.site} page={0} wide={300} high={410} />
                )}
                <span>
                  {each.title} <small>{say(layoutName(each.id))}</small>
                </span>
                {found && "problem" in found && <span>{say(found.problem)}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <div className="compose-choose">
        <button
          type="button"
          className="button-primary"
          aria-disabled={chosen === undefined}
          onClick={use}
        >
          {chosen ? `Use ${say(layoutName(chosen))}` : "Choose a layout above"}
        </button>
        <button type="button" className="button-quiet" onClick={onClose}>
          Keep the present layout
        </button>
      </div>
    </Dialog>
  );
}
