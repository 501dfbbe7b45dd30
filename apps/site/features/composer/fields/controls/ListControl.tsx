import type {
  ActionsField,
  ItemsField,
  LinesField,
  PairsField,
  PicturesField,
} from "@daylit/layouts/schema/field.ts";
import { wordsOf } from "@daylit/layouts/schema/marks.ts";
import type { SiteDocument } from "@daylit/site-engine";
import { moved } from "@daylit/site-engine/document/object-path.ts";
import { ArrowDown, ArrowUp, ClipboardPaste, Plus, X } from "lucide-react";
import { useRef } from "react";
import { inSentence } from "../../messages/languages.ts";
import { t } from "../../messages/t.ts";
import { useInterface, useSession } from "../../store/context.tsx";
import { useField } from "../../store/useField.ts";
import { hasColumns } from "../rows-at.ts";
import { ActionParts } from "./ActionControl.tsx";
import type { ControlProps, Form, Values } from "./control.ts";
import { newAction } from "./new-action.ts";
import { PictureControl } from "./PictureControl.tsx";
import { TextControl } from "./TextControl.tsx";

type ListField = LinesField | PairsField | ItemsField | PicturesField | ActionsField;

const oneOf = (field: ListField) =>
  field.kind === "pictures" ? t`Picture` : field.kind === "actions" ? t`Button` : field.one;

/** An entry to begin with: the definition's own, or one like those that are there. */
function newEntry(
  field: ListField,
  list: readonly unknown[],
  example: unknown,
  site: SiteDocument,
): unknown {
  const [model] = Array.isArray(example) ? example : [];
  if (field.kind === "lines") return "";
  if (field.kind === "pairs") return ["", ""];
  if (field.kind === "actions") return newAction(site);
  return structuredClone(model ?? list.at(-1));
}

/** A word of an entry, so that its buttons can be told apart: what people call it, not its picture. */
function nameOf(entry: unknown): string {
  if (typeof entry === "string") return wordsOf(entry);
  const { picture: _, ...words } = (entry ?? {}) as Values;
  return wordsOf(String(Object.values(words).find((value) => typeof value === "string") ?? ""));
}

const fewest = (least: number) =>
  least === 1 ? t`At least one stays.` : t`At least ${least} stay.`;

/** A list that grows, shrinks and is put in order. */
export function ListControl({
  field,
  value,
  path,
  example,
  form,
}: ControlProps<ListField> & { form: Form }) {
  const session = useSession();
  const { set } = useField(path, field.label);
  const { announce, setChooser } = useInterface();
  const box = useRef<HTMLFieldSetElement>(null);
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const { exactly, min = 0, max = 99 } = field as { exactly?: number; min?: number; max?: number };
  const least = exactly ?? (field.optional ? 0 : Math.max(min, 1));
  const most = exactly ?? max;
  const one = oneOf(field);
  const canPaste = field.kind === "pairs" || (field.kind === "items" && hasColumns(field));

  /** A picture has an identifier and often no words of its own: its number tells it apart. */
  const called = (entry: unknown, index: number) =>
    `${inSentence(one)} ${(field.kind === "pictures" ? "" : nameOf(entry)) || index + 1}`;

  /** After the list has changed: to the entry at hand, or to what is left. */
  const focus = (selector: string) =>
    requestAnimationFrame(() =>
      (
        box.current?.querySelector<HTMLElement>(selector) ??
        box.current?.querySelector<HTMLElement>(":scope > .compose-add")
      )?.focus(),
    );

  const put = (next: readonly unknown[]) =>
    set(next.length === 0 && field.optional ? undefined : next);

  const add = () => {
    put([...list, newEntry(field, list, example, session.site)]);
    announce(t`${one} ${list.length + 1} added.`);
    focus(`[data-entry="${list.length}"] :is(input, textarea, button)`);
  };
  const move = (from: number, by: 1 | -1) => {
    put(moved(list, from, from + by));
    announce(t`${one}: now number ${from + by + 1}.`);
    focus(`[data-entry="${from + by}"] [data-move="${by}"]`);
  };
  const remove = (at: number) => {
    put(list.filter((_, index) => index !== at));
    announce(t`${one} removed. Undo brings it back.`);
    focus(`[data-entry="${Math.max(0, at - 1)}"] [data-remove]`);
  };

  return (
    <fieldset className="compose-group compose-list" ref={box}>
      <legend>{field.label}</legend>
      {field.hint && <p className="hint">{field.hint}</p>}
      {list.map((entry, index) => (
        // Entries have no names of their own, and move with their words.
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has an edge, and these stand in one
        <div
          className="compose-entry"
          key={index}
          data-entry={index}
          role="group"
          aria-label={`${one} ${index + 1}`}
        >
          <Entry
            field={field}
            entry={entry}
            path={`${path}[${index}]`}
            example={example}
            form={form}
          />
          <span className="compose-entry-tools">
            <Tool
              label={`Move ${called(entry, index)} up`}
              move={-1}
              off={index === 0 ? t`Already first.` : undefined}
              onPress={() => move(index, -1)}
            >
              <ArrowUp aria-hidden="true" />
            </Tool>
            <Tool
              label={`Move ${called(entry, index)} down`}
              move={1}
              off={index === list.length - 1 ? t`Already last.` : undefined}
              onPress={() => move(index, 1)}
            >
              <ArrowDown aria-hidden="true" />
            </Tool>
            <Tool
              label={`Remove ${called(entry, index)}`}
              off={list.length <= least ? fewest(least) : undefined}
              onPress={() => remove(index)}
            >
              <X aria-hidden="true" />
            </Tool>
          </span>
        </div>
      ))}
      {canPaste && (
        <button
          type="button"
          className="button-quiet"
          onClick={() => setChooser({ of: "rows", path })}
        >
          <ClipboardPaste aria-hidden="true" /> Paste a list
        </button>
      )}
      {list.length < most && (
        <button type="button" className="compose-add" onClick={add}>
          <Plus aria-hidden="true" /> <span className="visually-hidden">Add </span>
          {one}
        </button>
      )}
    </fieldset>
  );
}

type EntryProps = { field: ListField; entry: unknown; path: string; example?: unknown; form: Form };

function Entry({ field, entry, path, example, form: Form }: EntryProps) {
  switch (field.kind) {
    case "lines":
      return (
        <TextControl
          field={{ ...field, kind: "line", label: field.one, optional: undefined }}
          value={entry}
          path={path}
        />
      );
    case "pairs":
      return (
        <div className="compose-pair">
          <TextControl field={field.term} value={(entry as string[])[0]} path={`${path}[0]`} />
          <TextControl field={field.fact} value={(entry as string[])[1]} path={`${path}[1]`} />
        </div>
      );
    case "pictures":
      return <PictureControl field={{ label: t`Picture` }} value={entry} path={path} />;
    case "actions":
      return <ActionParts field={field} value={entry as never} path={path} />;
    case "items": {
      const [model] = Array.isArray(example) ? example : [];
      return (
        <details className="compose-item" open={undefined}>
          <summary>{nameOf(entry) || field.one}</summary>
          <Form
            fields={field.fields}
            values={entry as Values}
            path={path}
            example={(model ?? {}) as Values}
          />
        </details>
      );
    }
  }
}

type ToolProps = {
  label: string;
  move?: 1 | -1;
  /** Why it cannot be done. */
  off: string | undefined;
  onPress: () => void;
  children: React.ReactNode;
};

function Tool({ label, move, off, onPress, children }: ToolProps) {
  const { announce } = useInterface();
  return (
    <button
      type="button"
      className="button-quiet button-icon"
      aria-label={label}
      aria-disabled={off !== undefined}
      title={off}
      data-move={move}
      data-remove={move ? undefined : ""}
      onClick={() => (off ? announce(off) : onPress())}
    >
      {children}
    </button>
  );
}
