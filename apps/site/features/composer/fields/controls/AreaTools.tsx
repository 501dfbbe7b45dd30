import { marksBetween, withLink } from "@daylit/layouts/schema/marks.ts";
import { LinkForm } from "../../canvas/text/LinkForm.tsx";
import { MarkButton } from "../../canvas/text/MarkButton.tsx";
import { useComposer } from "../../store/context.ts";
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
  return (
    <div className="compose-area-tools" role="toolbar" aria-label="Selected words">
      <MarkButton mark="Bold" onClick={onBold} />
      <MarkButton mark="Link" aria-expanded={link !== undefined} onClick={() => onLink(chosen())} />
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
