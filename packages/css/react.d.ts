/** Attributes of HTML that Daylit’s examples use and that React’s types do not have yet. */
import "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** What a press does with the element that `commandfor` names. */
    command?:
      | "show-modal"
      | "close"
      | "request-close"
      | "show-popover"
      | "hide-popover"
      | "toggle-popover"
      | `--${string}`
      | undefined;
    /** The id of that element. */
    commandfor?: string | undefined;
  }

  interface CSSProperties {
    /** A custom property, such as `--brand`. */
    [property: `--${string}`]: string | number | undefined;
  }
}
