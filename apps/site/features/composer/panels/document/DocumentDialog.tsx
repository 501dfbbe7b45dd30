import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import type { FieldSet } from "@daylit/layouts/schema/field.ts";
import { wordsOf } from "@daylit/layouts/schema/marks.ts";
import type { SiteDocument } from "@daylit/site-engine";
import { withPiece } from "@daylit/site-engine/assistant/fit.ts";
import { sectionPath, valueAt, withValue } from "@daylit/site-engine/document/object-path.ts";
import { addSection, fullWords, isFull } from "@daylit/site-engine/edit/changes/sections.ts";
import { useId, useState } from "react";
import { pastedHtml } from "../../canvas/text/pasted-html.ts";
import { say, t } from "../../messages/t.ts";
import {
  fileParts,
  type Piece,
  piecesOf,
  pieceText,
  textParts,
} from "../../open/document-parts.ts";
import { useInterface, useNow, useSession } from "../../store/context.tsx";
import { Dialog } from "../dialogs/Dialog.tsx";
import "../assistant/assistant-styles.ts";

type Section = SiteDocument["pages"][number]["sections"][number];

/** A new section for words of any length, with a piece in it. */
const newSection = "story-long";

/** A document of the owner's, cut at its headings: each piece goes into a section of the page. */
export default function DocumentDialog() {
  const id = useId();
  const session = useSession();
  const { setChooser, announce } = useInterface();
  const site = useNow((now) => now.site);
  const page = useNow((now) => now.selection.page);
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  const [placed, setPlaced] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState("");
  const sections = site.pages[page]?.sections ?? [];
  const targets = [
    ...sections.map(({ block }, number) => ({
      value: `${number}`,
      label: `${number + 1}. ${say(definitionOf(block).label)}`,
    })),
    { value: "new", label: t`A new section at the end` },
  ];
  /** The piece that is being dragged, and the section under it. */
  const [held, setHeld] = useState<number>();
  const [over, setOver] = useState("");

  const show = (found: ReturnType<typeof textParts> | undefined, name: string) => {
    const next = piecesOf(found ?? []);
    setPieces(next);
    setPlaced([]);
    setProblem(
      next.length > 0
        ? ""
        : t`${name} has no text that we can read. Copy its words and paste them below.`,
    );
    if (next.length > 0) announce(t`${next.length} parts found.`);
  };

  function place(at: number, piece: Piece, target: string) {
    const [heading, text] = [wordsOf(piece.heading), pieceText(piece)];
    if (target === "new" && isFull(sections)) return announce(say(fullWords), true);
    let left = "";
    session.endMerge();
    session.change(t`text of your document: ${heading || t`without a heading`}`, (before) => {
      const number = target === "new" ? (before.pages[page]?.sections.length ?? 0) : Number(target);
      const made = target === "new" ? addSection(before, page, number, newSection) : before;
      const path = sectionPath(page, number);
      const section = valueAt(made, path) as Section;
      const { fields } = definitionOf(section.block);
      const fit = withPiece(fields as FieldSet, section as never, { heading, text });
      left = fit.left;
      return withValue(made, path, fit.section);
    });
    setPlaced([...placed, at]);
    announce(
      left
        ? t`Placed. It didn’t all fit; left out: “${left.slice(0, 80)}”`
        : t`Placed. Undo takes it out again.`,
      true,
    );
  }

  return (
    <Dialog title="Bring a document" question onClose={() => setChooser(undefined)}>
      <div className="compose-assistant">
        <div className="field compose-field">
          <label htmlFor={`${id}-file`}>A file: .docx, .odt, .txt or .md</label>
          <input
            id={`${id}-file`}
            type="file"
            accept=".docx,.odt,.txt,.md,text/plain,text/markdown"
            onChange={async ({ target }) => {
              const [file] = target.files ?? [];
              if (file) show(await fileParts(file), file.name);
            }}
          />
        </div>
        <div className="field compose-field">
          <label htmlFor={`${id}-text`}>Or paste its words</label>
          <textarea
            id={`${id}-text`}
            rows={3}
            onPaste={(event) => {
              const rich = pastedHtml(event.clipboardData.getData("text/html"));
              const text = event.clipboardData.getData("text/plain");
              show(rich.length > 0 ? rich : textParts(text), t`This`);
            }}
          />
        </div>
        {problem && (
          <p className="alert alert-danger" role="alert">
            {say(problem)}
          </p>
        )}
        {pieces.length > 0 && (
          <div className="compose-document">
            <ul className="compose-pieces">
              {pieces.map((piece, at) => (
                <li
                  key={`${at} ${piece.heading}`}
                  draggable
                  onDragStart={({ dataTransfer }) => {
                    setHeld(at);
                    dataTransfer.setData("text/plain", "");
                  }}
                  onDragEnd={() => {
                    setHeld(undefined);
                    setOver("");
                  }}
                >
                  <strong>{wordsOf(piece.heading) || "Without a heading"}</strong>
                  <span>
                    {piece.parts
                      .map(({ text }) => wordsOf(text))
                      .join(" ")
                      .slice(0, 140)}
                  </span>
                  <label htmlFor={`${id}-${at}`} className="visually-hidden">
                    Put it into
                  </label>
                  <select
                    id={`${id}-${at}`}
                    value=""
                    onChange={({ target }) => place(at, piece, target.value)}
                  >
                    <option value="" disabled>
                      {placed.includes(at) ? "Placed. Put it elsewhere …" : "Put it into …"}
                    </option>
                    {targets.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                </li>
              ))}
            </ul>
            {/* For a pointer; the lists of names do the same. */}
            <div aria-hidden="true">
              <p className="hint">Drag a part onto a section.</p>
              <ol>
                {targets.map(({ value, label }) => (
                  <li
                    key={value}
                    data-over={over === value || undefined}
                    onDragOver={(event) => {
                      if (held === undefined) return;
                      event.preventDefault();
                      setOver(value);
                    }}
                    onDragLeave={() => setOver("")}
                    onDrop={(event) => {
                      event.preventDefault();
                      const piece = pieces[held ?? -1];
                      if (held !== undefined && piece) place(held, piece, value);
                      setOver("");
                    }}
                  >
                    {label}
                  </li>
                ))}
              </ol>
            </div>
          </div>
        )}
      </div>
    </Dialog>
  );
}
