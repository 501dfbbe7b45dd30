import type { ReactNode } from "react";
import { NoSubmit } from "../NoSubmit.tsx";
import type { useFilter } from "./useFilter.ts";

type Options = readonly (readonly [value: string, words: string])[];

type Props = Pick<ReturnType<typeof useFilter>, "form" | "filtered" | "read" | "clear"> & {
  /** What is filtered: `layout`. */
  of: string;
  words: { label: string; placeholder: string };
  /** By the name of the field. */
  choices: Readonly<Record<string, readonly [label: string, options: Options]>>;
  reset: string;
  onFocus?: () => void;
  /** What was found. */
  children: ReactNode;
};

/** A field for words and some lists, folded on phones. */
export const Filter = (props: Props) => (
  <search>
    <details className="filter-fold">
      <summary>Filter the {props.of}s</summary>
      <form
        ref={props.form}
        className="form form-inline"
        onSubmit={(event) => event.preventDefault()}
        onFocus={props.onFocus}
        onInput={props.read}
        onReset={props.clear}
      >
        <NoSubmit />
        <div className="field">
          <label htmlFor={`${props.of}-words`}>{props.words.label}</label>
          <input
            id={`${props.of}-words`}
            type="search"
            name="words"
            placeholder={props.words.placeholder}
          />
        </div>
        {Object.entries(props.choices).map(([name, [label, options]]) => (
          <div key={name} className="field">
            <label htmlFor={`${props.of}-${name}`}>{label}</label>
            <select id={`${props.of}-${name}`} name={name}>
              <option value="">Any</option>
              {options.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </div>
        ))}
        {/* Not `disabled`: that would take the focus from the button that was just pressed. */}
        <button type="reset" aria-disabled={!props.filtered}>
          {props.reset}
        </button>
      </form>
    </details>
    {props.children}
  </search>
);
