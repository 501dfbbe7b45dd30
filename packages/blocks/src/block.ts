import { createElement, type ReactElement, type ReactNode } from "react";
import { contextOf, withRenderContext } from "./context.ts";
import { expand } from "./expand.ts";
import { withPictures } from "./picture.ts";
import type { Site } from "./types.ts";

type BlockProps = { id?: string; site?: Site; business?: { phone?: string } };

/** Navigation and footer have the ids that they have in a layout; other blocks their name. */
const usualId = (name: string) =>
  name.startsWith("nav-") ? "navigation" : name.startsWith("footer-") ? "footer" : name;

/** A block of the layouts as a component of the package. */
export const block =
  (name: string, draw: (props: never) => ReactNode) =>
  ({ id = usualId(name), site = {}, ...given }: BlockProps): ReactElement =>
    withRenderContext(contextOf(site), () => {
      const { business, ...rest } = given;
      // A number is not to be broken at the end of a line.
      const firm = business && {
        ...business,
        phone: business.phone?.replaceAll(" ", "\u00a0") ?? "",
      };
      const props = { ...(withPictures(rest) as object), ...(firm && { business: firm }), id };
      const root = createElement(draw as (props: object) => ReactNode, props);
      return expand(root, name) as ReactElement;
    });
