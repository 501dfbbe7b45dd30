import { useTool } from "../../../../workspace/useTool.ts";
import { useNow } from "../../store/context.tsx";

/** What did not fit at a place and inside it, or anywhere in the site. */
export function SetAside({ path = "" }: { path?: string }) {
  const repairs = useNow((now) => now.repairs);
  const here = repairs.filter(
    (repair) => repair.path === path || repair.path.startsWith(path && `${path}[`),
  );
  return here.length > 0 && <Notes repairs={here} listed={path === ""} />;
}

/** Seldom wanted, so its words are not there from the beginning. */
function Notes(props: Parameters<typeof import("./SetAsideNotes.tsx").default>[0]) {
  const { Component } = useTool(() => import("./SetAsideNotes.tsx"));
  return Component && <Component {...props} />;
}
