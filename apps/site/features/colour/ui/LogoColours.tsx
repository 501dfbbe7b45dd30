import { useId, useState } from "react";
import { openedWorkspace } from "../../../workspace/store/current.ts";
import type { DeskFile } from "../../../workspace/store/record/desk-file.ts";
import { FileError, inspect } from "../../assets/ui/files/inspect.ts";
import { coloursOf, type LogoColour } from "../model/from-logo.ts";

type State = { name: string; found?: readonly LogoColour[]; problem?: string };

type Props = { logo: DeskFile | undefined; onBrand: (brand: string) => void };

/** Reads the colours of a logo. The file goes through the same checks as on the asset desk. */
export function LogoColours({ logo, onBrand }: Props) {
  const [state, setState] = useState<State>();
  const id = useId();

  const read = async (file: File) => {
    try {
      const { pixels, url, facts } = await inspect(file);
      URL.revokeObjectURL(url);
      const lossy = ["jpeg", "webp", "avif"].includes(facts.format);
      const found = coloursOf(pixels, { lossy });
      setState(
        found.length > 0
          ? { name: file.name, found }
          : {
              name: file.name,
              problem: "No colour was found in it. Choose another file, or type the colour.",
            },
      );
    } catch (error) {
      setState({
        name: file.name,
        problem:
          error instanceof FileError
            ? error.message
            : "It could not be read. Save it again as SVG or PNG.",
      });
    }
  };

  const readOwn = async ({ hash, name }: DeskFile) => {
    const content = await openedWorkspace().file(hash);
    if (content) await read(new File([content], name));
    else setState({ name, problem: "This browser no longer has it. Choose it again." });
  };

  return (
    <div className="field">
      {logo && (
        <button type="button" onClick={() => readOwn(logo)}>
          Use the colour of your logo, {logo.name}
        </button>
      )}
      <label htmlFor={id}>Or read it from a logo file</label>
      <input
        id={id}
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) read(file);
          target.value = "";
        }}
      />
      <div role="status">
        {state?.problem && (
          <p className="alert alert-danger">
            {state.name}: {state.problem}
          </p>
        )}
        {state?.found && <p className="hint">Colours of {state.name}, the most used first:</p>}
      </div>
      {state?.found && (
        <div className="colour-found">
          {state.found.map(({ hex, share }) => (
            <button
              key={hex}
              type="button"
              data-brand=""
              style={{ "--brand": hex } as React.CSSProperties}
              onClick={() => onBrand(hex)}
            >
              <span className="bg-primary" aria-hidden="true" />
              {hex} <span className="hint">{Math.round(share * 100)} %</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
