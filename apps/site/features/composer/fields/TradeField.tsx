import { useId, useState } from "react";
import { fetchStart, layoutOf, NotOpened } from "../home/start.ts";
import { inTrade } from "../store/changes/trade.ts";
import { useComposer, useNow } from "../store/context.ts";

/** The trade whose words and pictures the site begins with. */
export function TradeField() {
  const id = useId();
  const { session, say, trades } = useComposer();
  const { layout } = useNow().origin;
  const [problem, setProblem] = useState("");
  const shown = trades.find(({ layouts }) =>
    layouts.some((each) => layout && each.id.startsWith(layout)),
  );

  async function begin(path: string) {
    const trade = trades.find((each) => each.path === path);
    const start = trade?.layouts[0]?.id;
    if (!trade || !start || trade === shown) return;
    try {
      const site = await fetchStart(start);
      const { colour } = session.now.origin;
      const keep = colour !== session.site.theme.brand;
      session.change(
        `trade “${trade.name}”`,
        (before) => inTrade(before, site, keep),
        undefined,
        undefined,
        { layout: layoutOf(start), colour: keep ? undefined : site.theme.brand },
      );
      session.select({ page: 0 });
      setProblem("");
      say(`${trade.name}: example texts and pictures changed. Undo brings the old ones back.`);
    } catch (error) {
      if (!(error instanceof NotOpened)) throw error;
      setProblem(error.message);
    }
  }

  return (
    <div className="field compose-field">
      <label htmlFor={id}>Your trade</label>
      <select id={id} value={shown?.path ?? ""} onChange={({ target }) => begin(target.value)}>
        {!shown && <option value="">As it is</option>}
        {trades.map(({ name, path }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </select>
      <span className="hint">Another trade brings its own example texts, pictures and design.</span>
      <div role="status">{problem && <p className="alert alert-danger">{problem}</p>}</div>
    </div>
  );
}
