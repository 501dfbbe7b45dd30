import { Bold, Link } from "lucide-react";
import type { ComponentProps } from "react";
import { t } from "../../messages/t.ts";

const marks = {
  bold: { name: t`Bold words`, key: "B", Icon: Bold },
  link: { name: t`Link`, key: "K", Icon: Link },
};

type Props = { mark: keyof typeof marks } & ComponentProps<"button">;

/** Bold or Link, for selected words: a press keeps them selected. */
export function MarkButton({ mark, ...rest }: Props) {
  const { name, key, Icon } = marks[mark];
  return (
    <button
      type="button"
      className="button-quiet button-icon"
      aria-label={name}
      title={`${name} (Ctrl+${key})`}
      onPointerDown={(event) => event.preventDefault()}
      {...rest}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
