/** Attributes and elements that Daylit’s examples use and that React’s types do not have yet. */
import type { HTMLAttributes, Ref } from "react";

/** Translations of the words that an element of `daylit/behaviour` adds, such as `data-remove`. */
type Words = { [attribute: `data-${string}`]: string | number | boolean | undefined };

type Part<More = unknown> = HTMLAttributes<HTMLElement> &
  Words & { ref?: Ref<HTMLElement> | undefined; key?: string | number | bigint | null } & More;

/** A handler of an event that the element fires; React adds it by its name in small letters. */
type Handler<Detail> = ((event: CustomEvent<Detail>) => void) | undefined;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "daylit-combobox": Part;
      "daylit-command": Part;
      "daylit-multiselect": Part;
      "daylit-range": Part;
      "daylit-reorder": Part<{
        onreorder?: Handler<{ item: HTMLElement; from: number; to: number }>;
      }>;
      "daylit-table": Part<{
        onsort?: Handler<{ column: number; direction: "ascending" | "descending" }>;
      }>;
      "daylit-tabs": Part<{ onchange?: ((event: Event) => void) | undefined }>;
      "daylit-theme": Part;
      "daylit-validate": Part;
      "daylit-toasts": Part<{
        /** Milliseconds until a message leaves; 8000 unless given. */
        timeout?: number | string | undefined;
        ondismiss?: ((event: Event) => void) | undefined;
      }>;
    }
  }

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
