import { Bold, Link } from "lucide-react";
import type { ComponentProps } from "react";

const marks = { Bold: { key: "B", Icon: Bold }, Link: { key: "K", Icon: Link } };

type Props = { mark: keyof typeof marks } & ComponentProps<"button">;

/** Bold or Link, for selected words: a press keeps them selected. */
export function MarkButton({ mark, ...rest }: Props) {
  const { key, Icon } = marks[mark];
  return (
    <button
      type="button"
      className="button-quiet button-icon"
      aria-label={mark}
      title={`${mark} (Ctrl+${key})`}
      onPointerDown={(event) => event.preventDefault()}
      {...rest}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
