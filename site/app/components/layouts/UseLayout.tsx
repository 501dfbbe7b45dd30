import { useSyncExternalStore } from "react";
import { glance, glanceOf, setGlance, watchGlance } from "../../project/glance.ts";
import { Link } from "../Link.tsx";

async function change(layout: string | undefined) {
  const [{ open }, { historyOf }] = await Promise.all([
    import("../../project/current.ts"),
    import("../../project/history.ts"),
  ]);
  historyOf(await open()).take("layout", "layout", (record) => ({ ...record, layout }));
}

/** Takes the layout into the visitor's project, or out of it again. */
export function UseLayout({ id }: { id: string }) {
  const chosen = useSyncExternalStore(
    watchGlance,
    () => glance().layout === id,
    () => false,
  );
  const press = () => {
    const layout = chosen ? undefined : id;
    setGlance(glanceOf({ ...glance(), layout }));
    void change(layout);
  };
  return (
    <>
      <button type="button" aria-pressed={chosen} onClick={press}>
        Use it for your project
      </button>
      <span role="status" className="hint">
        {chosen && (
          <>
            In <Link to="/your-project">your project</Link>.
          </>
        )}
      </span>
    </>
  );
}
