import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { interfaceLocale } from "../../messages/languages.ts";
import { say, t } from "../../messages/t.ts";
import { useInterface } from "../../store/context.tsx";

/** What was written in an earlier dialog, for as long as the page is open: people come and go meanwhile. */
const drafts = new Map<string, { notes: string; answer: string }>();

type Props = {
  /** Whose draft it is. */
  draft: string;
  notesLabel: string;
  notesHint: string;
  wishes?: readonly string[];
  message: (notes: string) => string;
  /** Whether the browser's own model can do it, and asking it. */
  local: () => Promise<boolean>;
  ask: (notes: string, onStep: (done: number) => void) => Promise<string>;
  steps: number;
  onAnswer: (answer: string, notes: string) => void;
  /** Why the last answer was of no use. */
  problem: string;
  children?: ReactNode;
};

/** Our message goes to an assistant, and its answer comes back; both by copying, or on the device. */
export function Exchange({
  draft,
  notesLabel,
  notesHint,
  wishes,
  message,
  local,
  ask,
  steps,
  onAnswer,
  problem,
  children,
}: Props) {
  const id = useId();
  const { announce } = useInterface();
  const [{ notes, answer }, set] = useState(() => drafts.get(draft) ?? { notes: "", answer: "" });
  const [done, setDone] = useState<"copied" | "shown">();
  const [isLocal, setLocal] = useState(false);
  const [step, setStep] = useState<number>();
  const [fault, setFault] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const left = useRef(false);
  const words = message(notes);
  const write = (change: Partial<{ notes: string; answer: string }>) => {
    const next = { notes, answer, ...change };
    drafts.set(draft, next);
    set(next);
  };
  useEffect(() => {
    left.current = false;
    local().then((found) => left.current || setLocal(found));
    return () => {
      left.current = true;
    };
  }, []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(words);
      setDone("copied");
      announce(t`Message copied.`);
    } catch {
      setDone("shown");
      requestAnimationFrame(() => area.current?.select());
    }
  }

  async function askHere() {
    setFault("");
    setStep(0);
    try {
      const said = await ask(notes, (at) => left.current || setStep(at));
      if (!left.current) onAnswer(said, notes);
    } catch {
      setFault(t`The model in your browser gave no answer. Copy the message instead.`);
    }
    if (!left.current) setStep(undefined);
  }

  return (
    <div className="compose-assistant">
      {children}
      <div className="field compose-field">
        <label htmlFor={`${id}-notes`}>{notesLabel}</label>
        <textarea
          id={`${id}-notes`}
          rows={3}
          value={notes}
          aria-describedby={`${id}-notes-about`}
          onChange={({ target }) => write({ notes: target.value })}
        />
        <span className="hint" id={`${id}-notes-about`}>
          {notesHint}
        </span>
      </div>
      {wishes && (
        <div className="compose-acts">
          {wishes.map((wish) => (
            <button
              key={wish}
              type="button"
              aria-pressed={notes.includes(wish)}
              onClick={() =>
                write({
                  notes: notes.includes(wish)
                    ? notes.replace(wish, "").replaceAll(/^\s+|\s+$|(?<=\. )\. /g, "")
                    : [notes.trim(), wish].filter(Boolean).join(" "),
                })
              }
            >
              {wish}
            </button>
          ))}
        </div>
      )}
      {isLocal && (
        <div>
          <button
            type="button"
            className="button-primary"
            aria-busy={step !== undefined}
            onClick={askHere}
          >
            Ask the model in this browser
          </button>
          <p className="hint">
            Nothing leaves your device. The first time, the browser may load the model.
          </p>
          <p role="status">
            {step !== undefined && `Writing ${step + 1} of ${steps} …`}
            {fault}
          </p>
        </div>
      )}
      <div className="compose-acts">
        <button type="button" className={isLocal ? undefined : "button-primary"} onClick={copy}>
          {done === "copied" ? "Copy the message again" : "Copy the message"}
        </button>
        {"share" in navigator && (
          <button type="button" onClick={() => navigator.share({ text: words }).catch(() => {})}>
            Share it
          </button>
        )}
      </div>
      <p className="hint" role="status">
        {done === "copied"
          ? "Copied. Paste it into ChatGPT, Claude, Gemini, Copilot or another assistant, then copy its answer."
          : "Paste it into ChatGPT, Claude, Gemini, Copilot or another assistant. They receive your facts and texts; we receive nothing."}
      </p>
      <details open={done === "shown" || undefined}>
        <summary>The message ({words.length.toLocaleString(interfaceLocale())} characters)</summary>
        <textarea ref={area} readOnly rows={8} value={words} aria-label="The message" />
      </details>
      <div className="field compose-field">
        <label htmlFor={`${id}-answer`}>Paste the answer</label>
        <textarea
          id={`${id}-answer`}
          rows={6}
          value={answer}
          aria-describedby={problem ? `${id}-problem` : undefined}
          aria-invalid={problem !== "" || undefined}
          onChange={({ target }) => write({ answer: target.value })}
        />
        {problem && (
          <p className="alert alert-danger" role="alert" id={`${id}-problem`}>
            {say(problem)}
          </p>
        )}
      </div>
      <button
        type="button"
        className="button-primary"
        onClick={() =>
          answer.trim() ? onAnswer(answer, notes) : announce(t`Paste the answer first.`, true)
        }
      >
        Look at the answer
      </button>
    </div>
  );
}

/** The answer was taken: the next one begins without it. */
export const forgetAnswer = (draft: string) => {
  const before = drafts.get(draft);
  if (before) drafts.set(draft, { ...before, answer: "" });
};
