import { useId } from "react";

/** A site that was downloaded, where it can’t be read from its address. */
export function OpenZip({ onOpen }: { onOpen: (file: File) => void }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Or choose your zip</label>
      <input
        id={id}
        type="file"
        accept="application/zip,.zip,application/json,.json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onOpen(file);
          target.value = "";
        }}
      />
    </div>
  );
}
