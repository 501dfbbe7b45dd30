import { useId, useRef, useState } from "react";
import { useProject } from "../project/useProject.ts";
import { fetchStart, NotOpened } from "./begin.ts";
import { useComposer } from "./context.ts";
import { inTrade } from "./trade.ts";

/** The trade whose words and pictures the site begins with. */
export function TradeField() {
  const id = useId();
  const { session, say, trades, colourGiven } = useComposer();
  const { current, record } = useProject();
  const [problem, setProblem] = useState("");
  const first = useRef(session.project.theme.brand);
  const layout = record?.layout;
  const shown = trades.find(({ layouts }) =>
    layouts.some((each) => layout && each.id.startsWith(layout)),
  );

  async function begin(path: string) {
    const trade = trades.find((each) => each.path === path);
    const start = trade?.layouts[0]?.id;
    if (!trade || !start || trade === shown) return;
    try {
      const site = await fetchStart(start);
      const keep = colourGiven || session.project.theme.brand !== first.current;
      session.change(`trade “${trade.name}”`, (before) => inTrade(before, site, keep));
      session.select({ page: 0 });
      current?.change((before) => ({ ...before, layout: /^[a-z]+-\d{4}/.exec(start)?.[0] }));
      setProblem("");
      say(`${trade.name}: words and pictures of that trade. Undo goes back.`);
    } catch (error) {
      if (!(error instanceof NotOpened)) throw error;
      setProblem(error.message);
    }
  }

  return (
    <div className="field compose-field">
      <label htmlFor={id}>Which trade is it?</label>
      <select id={id} value={shown?.path ?? ""} onChange={({ target }) => begin(target.value)}>
        {!shown && <option value="">As it is</option>}
        {trades.map(({ name, path }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </select>
      <span className="hint">Another one brings its own example words, pictures and look.</span>
      <div role="status">{problem && <p className="alert alert-danger">{problem}</p>}</div>
    </div>
  );
}
