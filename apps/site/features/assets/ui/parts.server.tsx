import type { ReactNode } from "react";
import { Island } from "../../../shell/island.server.tsx";
import { Lead } from "../../../ui/guide/Lead.tsx";
import { Part } from "../../../ui/guide/Part.tsx";
import { BriefDrawing } from "../drawings/BriefDrawing.tsx";
import { ImagesDrawing } from "../drawings/ImagesDrawing.tsx";
import { LogoDrawing } from "../drawings/LogoDrawing.tsx";
import { NextDrawing } from "../drawings/NextDrawing.tsx";
import { PaletteDrawing } from "../drawings/PaletteDrawing.tsx";
import { StylesDrawing } from "../drawings/StylesDrawing.tsx";
import { WriteUpDrawing } from "../drawings/WriteUpDrawing.tsx";
import AssetDesk from "./AssetDesk.island.tsx";

const drawings = {
  brief: BriefDrawing,
  "colour-palette": PaletteDrawing,
  "base-write-up": WriteUpDrawing,
  images: ImagesDrawing,
  logo: LogoDrawing,
  "house-styles": StylesDrawing,
  "next-steps": NextDrawing,
};

/** The elements that the guide on preparing assets is composed with. */
export const parts = {
  Lead,
  Part: ({
    of,
    wide,
    children,
  }: {
    of: keyof typeof drawings;
    wide?: boolean;
    children: ReactNode;
  }) => (
    <Part wide={wide} Drawing={drawings[of]}>
      {children}
    </Part>
  ),
  Desk: ({ children }: { children: ReactNode }) => (
    <section className="guide-tool">
      {children}
      <Island of={AssetDesk} client="visible" />
    </section>
  ),
};
