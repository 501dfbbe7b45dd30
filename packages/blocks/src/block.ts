import { createElement, type ReactElement, type ReactNode } from "react";
import { contextOf, withRenderContext } from "./context.ts";
import { expand } from "./expand.ts";
import { withHeld } from "./held.ts";
import { drawable } from "./props.ts";
import type { Business, Site } from "./types.ts";

type BlockProps = { id?: string; site?: Site; business?: Business; children?: ReactNode };

/** Navigation and footer have the ids that they have in a layout; other blocks their name. */
const usualId = (name: string) =>
  name.startsWith("nav-") ? "navigation" : name.startsWith("footer-") ? "footer" : name;

/** A fact that a site leaves out is empty. A number is not to be broken at the end of a line. */
const wholeBusiness = ({ phone = "", ...given }: Business) => ({
  ...{ strapline: "", email: "", address: [] },
  ...given,
  phone: phone.replaceAll(" ", "\u00a0"),
});

/** A block of the layouts as a component of the package. */
export const block =
  (name: string, draw: (props: never) => ReactNode) =>
  ({ id = usualId(name), site = {}, children, business, ...given }: BlockProps): ReactElement =>
    withHeld(() =>
      withRenderContext(contextOf(site, children), () => {
        const props = {
          ...(business && { links: [], business: wholeBusiness(business) }),
          ...(drawable(given) as object),
          id,
        };
        const root = createElement(draw as (props: object) => ReactNode, props);
        return expand(root, { block: name, link: site.link }) as ReactElement;
      }),
    );
