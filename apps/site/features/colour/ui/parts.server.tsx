import type { ReactNode } from "react";
import { Island } from "../../../shell/island.server.tsx";
import { Lead } from "../../../ui/guide/Lead.tsx";
import { Part } from "../../../ui/guide/Part.tsx";
import ColourTool from "./ColourTool.island.tsx";
import { Proportion } from "./preview/Proportion.tsx";
import { objects, StillLife, type Thing } from "./preview/StillLife.tsx";

const everything = Object.keys(objects) as Thing[];

/** Which objects of the still life have their colour in which part of the guide. */
const shown: Record<string, readonly Thing[]> = {
  primary: ["primary"],
  "primary-light": ["light"],
  lighter: ["lighter"],
  dark: ["dark"],
  accent: ["accent"],
  harmony: ["harmony"],
  application: everything,
};

const title = (on: readonly Thing[]) =>
  on.length === everything.length
    ? "A still life in its colours: ball, plinth, cone, ring and block in the light of a window."
    : `A still life of grey clay; only ${on.map((thing) => objects[thing]).join(" and ")} has its colour.`;

/** The elements that the guide on the brand colour structure is composed with. */
export const parts = {
  Lead,
  Part: ({ of, wide, children }: { of: string; wide?: boolean; children: ReactNode }) => {
    const on = shown[of] ?? everything;
    return (
      <Part wide={wide} Drawing={() => <StillLife on={on} title={title(on)} wide={wide} />}>
        {children}
      </Part>
    );
  },
  Proportion,
  Tool: ({ children }: { children: ReactNode }) => (
    <section className="guide-tool">
      {children}
      <Island of={ColourTool} client="visible" />
    </section>
  ),
};
