import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { logos } from "@daylit/site-engine/document/pictures/logos.ts";
import { useId, useState } from "react";
import { withoutLogo } from "../../images/own-picture.ts";
import { say, t } from "../../messages/t.ts";
import { useInterface, useNow, useServices, useSession } from "../../store/context.tsx";

/** The visitor's logo, and the colours that are in it. */
export function LogoField() {
  const id = useId();
  const session = useSession();
  const { shelf } = useServices();
  const { announce } = useInterface();
  const site = useNow((now) => now.site);
  const [problem, setProblem] = useState("");
  const [colours, setColours] = useState<readonly string[]>([]);
  const own = "logo" in site.mark;

  async function take(file: File) {
    setProblem("");
    // What checks and measures a logo is loaded by those who have one.
    const { readLogo, FileError } = await import("../../images/logo.ts");
    try {
      const logo = await readLogo(file, shelf);
      session.change("logo", logo.apply);
      setColours(logo.colours);
      setProblem(logo.warning ?? "");
      announce(t`Your logo is in place.`);
    } catch (error) {
      setProblem(
        error instanceof FileError
          ? error.message
          : t`This file could not be read. Save it again as SVG or PNG.`,
      );
    }
  }

  return (
    <div className="field compose-field">
      <label htmlFor={id}>Logo</label>
      <input
        id={id}
        type="file"
        accept="image/*"
        data-field="mark"
        aria-describedby={`${id}-place`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) take(file);
          target.value = "";
        }}
      />
      <p className="hint" id={`${id}-place`}>
        It appears at the top of every page, beside your name or instead of it.
      </p>
      <div role="status">{problem && <p className="alert alert-danger">{say(problem)}</p>}</div>
      {"logo" in site.mark && (
        <fieldset className="compose-group">
          <legend>Show the logo</legend>
          {[false, true].map((beside) => (
            <label className="check" key={String(beside)}>
              <input
                type="radio"
                name={`${id}-place`}
                checked={("beside" in site.mark && site.mark.beside === true) === beside}
                onChange={() =>
                  session.change(t`place of the logo`, (before) =>
                    withValue(before, "mark.beside", beside || undefined),
                  )
                }
              />
              {beside ? "Beside the name" : "Instead of the name"}
            </label>
          ))}
        </fieldset>
      )}
      {own && colours.length > 0 && (
        <div className="compose-colours">
          <span>Colours in it:</span>
          {colours.map((colour) => (
            <button
              key={colour}
              type="button"
              aria-label={`Use ${colour} as your colour`}
              aria-pressed={site.theme.brand === colour}
              onClick={() =>
                session.change("colour", (before) => withValue(before, "theme.brand", colour))
              }
            >
              <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
                <circle cx="8" cy="8" r="7" fill={colour} />
              </svg>
            </button>
          ))}
        </div>
      )}
      {own && (
        <button
          type="button"
          className="button-quiet"
          onClick={() => {
            session.change(t`removal of the logo`, (before) => ({
              ...before,
              mark: { outline: logos.circle },
              pictures: withoutLogo(before),
            }));
            setColours([]);
            announce(t`Your name is shown again.`);
          }}
        >
          Remove logo
        </button>
      )}
    </div>
  );
}
