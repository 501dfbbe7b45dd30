import { type ComponentType, useState } from "react";
import { useTool } from "../../../../workspace/useTool.ts";
import { useInterfaceState } from "../../store/context.tsx";
import { laterChoosers, rareChoosers } from "../later-panels.ts";
import { NotLoaded } from "../NotLoaded.tsx";
import { Waiting } from "../Waiting.tsx";

type Props<P> = {
  load: () => Promise<{ default: ComponentType<P> }>;
  props: P;
  onAgain: () => void;
};

function Loaded<P extends object>({ load, props, onAgain }: Props<P>) {
  const { Component, failed } = useTool(load);
  if (Component) return <Component {...props} />;
  if (failed) return <NotLoaded className="alert-danger compose-missing" onAgain={onAgain} />;
  return (
    <div className="compose-missing">
      <Waiting />
    </div>
  );
}

/** A choice that needs the whole window for a moment; its code comes when it is first made. */
export function Choosers() {
  const chooser = useInterfaceState((now) => now.chooser);
  const [tries, setTries] = useState(0);
  const again = () => setTries(tries + 1);
  const key = `${chooser?.of} ${tries}`;
  switch (chooser?.of) {
    case "picture":
      return <Loaded key={key} load={laterChoosers.picture} props={chooser} onAgain={again} />;
    case "section":
      return <Loaded key={key} load={laterChoosers.section} props={chooser} onAgain={again} />;
    case "languages":
      return <Loaded key={key} load={laterChoosers.languages} props={chooser} onAgain={again} />;
    case "assistant":
      return <Loaded key={key} load={rareChoosers.assistant} props={chooser} onAgain={again} />;
    case "translator":
      return <Loaded key={key} load={rareChoosers.translator} props={chooser} onAgain={again} />;
    case "document":
      return <Loaded key={key} load={rareChoosers.document} props={chooser} onAgain={again} />;
    case "rows":
      return <Loaded key={key} load={rareChoosers.rows} props={chooser} onAgain={again} />;
    case "legal":
      return <Loaded key={key} load={laterChoosers.legal} props={chooser} onAgain={again} />;
    case "keys":
      return <Loaded key={key} load={laterChoosers.keys} props={chooser} onAgain={again} />;
    default:
      return null;
  }
}
