import { marksBetween, withBold } from "@daylit/layouts/schema/marks.ts";
import { useRef, useState } from "react";
import { useLater } from "../../canvas/useLater.ts";
import { t } from "../../messages/t.ts";
import { useInterface } from "../../store/context.tsx";

type Props = {
  /** The text with its marks; the area inside shows its words. */
  text: string;
  onText: (text: string) => void;
  children: React.ReactNode;
};

export type TextRange = { from: number; to: number };

/** Bold words and links in a text area: by key, and by two buttons while it has the focus. */
export function AreaMarks({ text, onText, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(false);
  const [link, setLink] = useState<TextRange>();
  const Tools = useLater(active, () => import("./AreaTools.tsx"));
  const area = () => box.current?.querySelector("textarea");
  const chosen = (): TextRange => {
    const { selectionStart: from = 0, selectionEnd: to = 0 } = area() ?? {};
    return { from, to };
  };
  const { announce } = useInterface();
  /** Whether words are selected; says so if none are. */
  const ready = ({ from, to }: TextRange) => {
    if (from === to) announce(t`Select some words first.`);
    return from < to;
  };
  // The area shows words without their marks, so the change is said.
  const bold = ({ from, to }: TextRange) => {
    if (!ready({ from, to })) return;
    announce(marksBetween(text, from, to).strong ? t`No longer bold.` : t`Bold on the page.`);
    onText(withBold(text, from, to));
  };
  const comeBack = ({ from, to }: TextRange) => {
    setLink(undefined);
    requestAnimationFrame(() => {
      area()?.focus();
      area()?.setSelectionRange(from, to);
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the area inside
    <div
      ref={box}
      className="compose-area"
      onFocus={() => setActive(true)}
      onBlur={({ relatedTarget }) => {
        if (box.current?.contains(relatedTarget)) return;
        setActive(false);
        setLink(undefined);
      }}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
        if (!/^[bk]$/i.test(event.key) || event.target !== area()) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key.toLowerCase() === "b") bold(chosen());
        else if (ready(chosen())) setLink(chosen());
      }}
    >
      {children}
      {active && Tools && (
        <Tools
          text={text}
          chosen={chosen}
          onBold={() => bold(chosen())}
          link={link}
          onLink={(place) => (place && !ready(place) ? undefined : setLink(place))}
          onText={onText}
          comeBack={comeBack}
        />
      )}
    </div>
  );
}
