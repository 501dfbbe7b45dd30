import { CodeText } from "./CodeText.tsx";
import { CopyButton } from "./CopyButton.tsx";

type Props = { html: string; language: string; name: string; file?: string };

/** Highlighted code, below the name of its file if it has one, with a copy button after it. */
export function CodeBox({ file, ...props }: Props) {
  return (
    <div className="code code-box">
      {file && <p className="code-file">{file}</p>}
      <CodeText {...props} />
      <CopyButton of={props.name} />
    </div>
  );
}
