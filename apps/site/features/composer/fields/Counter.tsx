import type { Written } from "@daylit/layouts/schema/texts.ts";

type Props = { written: Pick<Written, "text" | "length">; id?: string };

/** Quiet while it fits; clear, with the reason, when it does not. */
export function Counter({ written: { text, length }, id }: Props) {
  const { soft, hard, why } = length;
  const used = text.length;
  const state = used > hard ? "over" : used > soft ? "long" : "fits";
  return (
    <span className="compose-counter" data-state={state} id={id}>
      {used}/{soft}
      {state !== "fits" && why && <> · {why}</>}
    </span>
  );
}
