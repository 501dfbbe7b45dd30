import { marksBetween, withLink } from "@daylit/layouts/schema/marks.ts";
import { Bold, Link } from "lucide-react";
import { LinkForm } from "../canvas/LinkForm.tsx";
import { useComposer } from "../store/context.ts";
import type { Chosen } from "./AreaMarks.tsx";

type Props = {
  text: string;
  chosen: () => Chosen;
  onBold: () => void;
  link: Chosen | undefined;
  onLink: (place: Chosen | undefined) => void;
  onText: (text: string) => void;
  comeBack: (place: Chosen) => void;
};

/** Bold and Link below a text area, for the words that are selected in it. */
export default function AreaTools({ text, chosen, onBold, link, onLink, onText, comeBack }: Props) {
  const { say } = useComposer();
  const select = "Select some words first.";
  const keep = (event: React.PointerEvent) => event.preventDefault();
  const ready = () => {
    const { from, to } = chosen();
    if (from === to) say(select);
    return from < to;
  };
  return (
    <div className="compose-area-tools" role="toolbar" aria-label="Selected words">
      <button
        type="button"
        className="button-quiet button-icon"
        aria-label="Bold"
        title="Bold (Ctrl+B)"
        onPointerDown={keep}
        onClick={() => {
          if (!ready()) return;
          onBold();
          say("Shown on the page.");
        }}
      >
        <Bold aria-hidden="true" />
      </button>
      <button
        type="button"
        className="button-quiet button-icon"
        aria-label="Link"
        title="Link (Ctrl+K)"
        aria-expanded={link !== undefined}
        onPointerDown={keep}
        onClick={() => ready() && onLink(chosen())}
      >
        <Link aria-hidden="true" />
      </button>
      {link && (
        <LinkForm
          href={marksBetween(text, link.from, link.to).href}
          onLeave={() => comeBack(link)}
          onSet={(href) => {
            onText(withLink(text, link.from, link.to, href));
            say(href ? "Link added." : "Link removed.");
            comeBack(link);
          }}
        />
      )}
    </div>
  );
}
