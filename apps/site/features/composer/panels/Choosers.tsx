import { useTool } from "../../workspace/useTool.ts";
import { useComposer } from "../store/context.ts";
import { laterChoosers } from "./later-panels.ts";

const Pictures = (props: { path: string }) => {
  const { Component } = useTool(laterChoosers.picture);
  return Component && <Component {...props} />;
};

const Sections = (props: { page: number; at: number; fromList?: boolean }) => {
  const { Component } = useTool(laterChoosers.section);
  return Component && <Component {...props} />;
};

const Keys = () => {
  const { Component } = useTool(laterChoosers.keys);
  return Component && <Component />;
};

const Languages = (props: { language?: string; words?: boolean }) => {
  const { Component } = useTool(laterChoosers.languages);
  return Component && <Component {...props} />;
};

/** A choice that needs the whole window for a moment; its code comes when it is first made. */
export function Choosers() {
  const { chooser } = useComposer();
  switch (chooser?.of) {
    case "picture":
      return <Pictures path={chooser.path} />;
    case "section":
      return <Sections page={chooser.page} at={chooser.at} fromList={chooser.fromList} />;
    case "languages":
      return <Languages language={chooser.language} words={chooser.words} />;
    case "keys":
      return <Keys />;
    default:
      return null;
  }
}
