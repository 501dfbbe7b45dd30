import type { ArticlePart } from "@daylit/layouts/components/text/article.tsx";
import { articleText } from "@daylit/layouts/schema/article-text.ts";
import { isExample as isMarkedExample, wordsOf } from "@daylit/layouts/schema/marks.ts";
import { directionOf } from "@daylit/site-engine";
import { Heading, List, ListOrdered, type LucideIcon } from "lucide-react";
import { type ClipboardEvent, useEffect, useId, useRef, useState } from "react";
import { LinkForm } from "../../canvas/text/LinkForm.tsx";
import { MarkButton } from "../../canvas/text/MarkButton.tsx";
import { pastedHtml } from "../../canvas/text/pasted-html.ts";
import { plainParts } from "../../canvas/text/unwrapped.ts";
import { t } from "../../messages/t.ts";
import "../../panels/assistant/assistant-styles.ts";
import { useInterface, useNow } from "../../store/context.tsx";
import { useField } from "../../store/useField.ts";
import { articleElements, partsIn } from "./article-dom.ts";
import type { ControlProps } from "./control.ts";

const kinds: readonly (readonly [label: string, Icon: LucideIcon, command: string])[] = [
  [t`Subhead`, Heading, "formatBlock"],
  [t`List`, List, "insertUnorderedList"],
  [t`Numbered list`, ListOrdered, "insertOrderedList"],
];

/** A long text in one field, as it will look: bold words, links, subheads and lists by buttons. */
export default function ArticleControl({ field, value, path }: ControlProps) {
  const id = useId();
  const site = useNow((now) => now.site);
  const { announce } = useInterface();
  const { write, rest } = useField(path, field.label);
  const box = useRef<HTMLDivElement>(null);
  /** What was selected before the address of a link is asked for. */
  const [link, setLink] = useState<{ range: Range; href: string | undefined }>();
  const parts = (value ?? []) as readonly ArticlePart[];
  const known = articleText(parts);
  const isExample = parts.some(({ text }) => isMarkedExample(text));
  const words = parts.reduce(
    (sum, { text }) => sum + (wordsOf(text).match(/\S+/g)?.length ?? 0),
    0,
  );

  // What is typed stands there already; everything else, an undo too, is put there.
  useEffect(() => {
    const element = box.current;
    if (element && articleText(partsIn(element)) !== known)
      element.replaceChildren(...articleElements(parts.length > 0 ? parts : [{ text: "" }]));
  }, [known]);

  const change = () => box.current && write(partsIn(box.current));
  const selected = () => {
    const selection = getSelection();
    const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
    return range && box.current?.contains(range.commonAncestorContainer) ? range : undefined;
  };
  const elementAt = (range: Range | undefined, selector: string) => {
    const node = range?.startContainer;
    return (node instanceof Element ? node : node?.parentElement)?.closest(selector);
  };

  /** The browser changes what is selected; deprecated, and the one way that all engines have. */
  function format(command: string, argument?: string) {
    if (!selected()) box.current?.focus();
    const block = elementAt(selected(), "h3") ? "p" : "h3";
    document.execCommand(command, false, command === "formatBlock" ? block : argument);
    change();
  }

  function askLink() {
    const range = selected();
    const around = elementAt(range, "a[href]");
    if (!range || (range.collapsed && !around)) return announce(t`Select some words first.`, true);
    if (around) range.selectNodeContents(around);
    setLink({ range, href: around?.getAttribute("href") ?? undefined });
  }

  function leaveLink(href?: string, isSet = false) {
    const range = link?.range;
    setLink(undefined);
    box.current?.focus();
    if (!range) return;
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    if (isSet) format(href ? "createLink" : "unlink", href);
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    const rich = pastedHtml(event.clipboardData.getData("text/html"));
    const pasted = rich.length > 0 ? rich : plainParts(event.clipboardData.getData("text/plain"));
    const [first, ...more] = pasted;
    const range = selected();
    if (!first || !range) return;
    if (more.length === 0 && first.as === "paragraph") {
      range.deleteContents();
      range.insertNode(fragmentOf(articleElements([first])[0]));
    } else {
      const at = elementAt(range, "p, h3, ul, ol, div");
      const after =
        at && box.current !== at && box.current?.contains(at) ? at : box.current?.lastElementChild;
      range.deleteContents();
      const elements = articleElements(pasted);
      if (after) after.after(...elements);
      else box.current?.append(...elements);
      if (at && at !== box.current && at.textContent === "") at.remove();
      getSelection()?.selectAllChildren(elements.at(-1) as HTMLElement);
    }
    getSelection()?.collapseToEnd();
    change();
  }

  return (
    <div className="field compose-field">
      <span className="label" id={`${id}-label`}>
        {field.label}
      </span>
      <div className="compose-area-tools" role="toolbar" aria-label={`Format: ${field.label}`}>
        <MarkButton mark="bold" onClick={() => format("bold")} />
        <MarkButton mark="link" aria-expanded={link !== undefined} onClick={askLink} />
        {kinds.map(([label, Icon, command]) => (
          <button
            key={label}
            type="button"
            className="button-quiet button-icon"
            aria-label={label}
            title={label}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => format(command)}
          >
            <Icon aria-hidden="true" />
          </button>
        ))}
      </div>
      {link && (
        <LinkForm
          href={link.href}
          onSet={(href) => leaveLink(href, true)}
          onLeave={() => leaveLink()}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a text area shows words without their marks */}
      <div
        ref={box}
        className="compose-article"
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-about`}
        lang={site.language}
        dir={directionOf(site.language)}
        data-field={path}
        data-lent={isExample || undefined}
        onFocus={() => document.execCommand("defaultParagraphSeparator", false, "p")}
        onInput={change}
        onPaste={paste}
        onDrop={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "k")
            return;
          event.preventDefault();
          event.stopPropagation();
          askLink();
        }}
        onBlur={rest}
      />
      <span className="hint" id={`${id}-about`}>
        {isExample && <span className="compose-ours">Example text</span>}
        {words} words.
      </span>
    </div>
  );
}

/** The words of a paragraph without it. */
function fragmentOf(element: HTMLElement | undefined): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...(element?.childNodes ?? []));
  return fragment;
}
