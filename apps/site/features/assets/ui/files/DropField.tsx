import { useId } from "react";
import { formats } from "../../../../workspace/store/record/formats.ts";

const accepted = Object.entries(formats)
  .filter(([, { usable }]) => usable)
  .map(([key]) => (key === "svg" ? "image/svg+xml" : `image/${key}`))
  .join(",");

type Props = { label: string; hint: string; multiple?: boolean; onFiles: (files: File[]) => void };

/** The browser's own file field, drawn large: it takes a drop as well as a choice, by any means. */
export function DropField({ label, hint, multiple, onFiles }: Props) {
  const id = useId();
  return (
    <div className="field desk-drop">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={accepted}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = ""; // the same file may be chosen again after it was removed
        }}
      />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
