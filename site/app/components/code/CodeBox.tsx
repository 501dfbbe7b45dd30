import { useRef } from "react";
import { CodeText } from "./CodeText.tsx";
import { CopyButton } from "./CopyButton.tsx";

type Props = { html: string; language: string; name: string; file?: string };

/** Highlighted code, below the name of its file if it has one, with a copy button after it. */
export function CodeBox({ file, ...props }: Props) {
  const code = useRef<HTMLElement>(null);
  return (
    <div className="code code-box">
      {file && <p className="code-file">{file}</p>}
      <CodeText ref={code} {...props} />
      <CopyButton text={() => code.current?.textContent ?? ""} />
    </div>
  );
}
