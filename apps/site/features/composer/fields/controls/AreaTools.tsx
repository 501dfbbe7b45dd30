import { marksBetween, withLink } from "@daylit/layouts/schema/marks.ts";
import { LinkForm } from "../../canvas/text/LinkForm.tsx";
import { MarkButton } from "../../canvas/text/MarkButton.tsx";
import { t } from "../../messages/t.ts";
import { useInterface } from "../../store/context.tsx";
import type { TextRange } from "./AreaMarks.tsx";

type Props = {
  text: string;
  chosen: () => TextRange;
  onBold: () => void;
  link: TextRange | undefined;
  onLink: (place: TextRange | undefined) => void;
  onText: (text: string) => void;
  comeBack: (place: TextRange) => void;
};

/** Bold and Link below a text area, for the words that are selected in it. */
export default function AreaTools({ text, chosen, onBold, link, onLink, onText, comeBack }: Props) {
  const { announce } = useInterface();
  return (
    <div className="compose-area-tools" role="toolbar" aria-label="Selected words">
      <MarkButton mark="bold" onClick={onBold} />
      <MarkButton mark="link" aria-expanded={link !== undefined} onClick={() => onLink(chosen())} />
      {link && (
        <LinkForm
          href={marksBetween(text, link.from, link.to).href}
          onLeave={() => comeBack(link)}
          onSet={(href) => {
            onText(withLink(text, link.from, link.to, href));
            announce(href ? t`Link added.` : t`Link removed.`);
            comeBack(link);
          }}
        />
      )}
    </div>
  );
}
