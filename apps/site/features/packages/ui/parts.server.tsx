import type { CataloguePicture } from "@daylit/pictures/catalogue/catalogue.ts";
import type { ComponentType, ReactNode } from "react";
import { Island } from "../../../shell/island.server.tsx";
import { PhoneDrawing } from "../../../ui/drawings/PhoneDrawing.tsx";
import { termParts } from "../../docs/notices/terms.tsx";
import Planner from "../../planner/ui/Planner.island.tsx";
import { AddressDrawing } from "./AddressDrawing.tsx";
import { ContactDrawing } from "./ContactDrawing.tsx";
import { DraftSample } from "./DraftSample.tsx";
import { LibraryPhotos } from "./LibraryPhotos.tsx";
import { PagePlan } from "./PagePlan.tsx";
import { PagesDrawing } from "./PagesDrawing.tsx";
import { Questions } from "./Questions.tsx";
import { WordsSample } from "./WordsSample.tsx";

type Photos = readonly CataloguePicture[];

/** Each thing in the package is shown by something of its own. */
const shown = {
  pages: PagePlan,
  app: PhoneDrawing,
  contact: ContactDrawing,
  hosting: AddressDrawing,
  words: WordsSample,
  ai: DraftSample,
  photos: LibraryPhotos,
} satisfies Record<string, ComponentType<{ photos: Photos }>>;

type Props = { children: ReactNode };

/** The elements that content/packages.mdx is composed with. */
export const packageParts = {
  Opening: ({ children }: Props) => (
    <div className="offer-opening">
      <div className="offer-lead">
        {children}
        <p className="flex">
          <a className="button button-primary button-l" href="#plan-your-pages">
            Plan your pages
          </a>
          <a className="link-arrow" href="#questions">
            Questions
          </a>
        </p>
      </div>
      <PagesDrawing />
    </div>
  ),
  Reasons: ({ children }: Props) => <div className="offer-reasons">{children}</div>,
  Item: ({ of, photos = [], children }: Props & { of: keyof typeof shown; photos?: Photos }) => {
    const Shown: ComponentType<{ photos: Photos }> = shown[of];
    return (
      <section className={`offer-item offer-${of}`}>
        <div className="offer-text">{children}</div>
        <Shown photos={photos} />
      </section>
    );
  },
  NotIncluded: ({ children }: Props) => <div className="offer-not">{children}</div>,
  Steps: ({ children }: Props) => <div className="offer-steps">{children}</div>,
  Fit: ({ children }: Props) => (
    <section className="offer-fit">
      {children}
      <Island of={Planner} client="visible" />
    </section>
  ),
  Questions,
  ...termParts,
};
