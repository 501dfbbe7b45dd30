import { useEffect, useState } from "react";
import { CodeBox } from "../../../ui/code/CodeBox.tsx";
import { paint } from "../../reference/example/frame/paint.ts";
import { paintCss } from "../detail/paint-css.ts";
import { fileName, type LayoutFiles, readCode } from "./layout-files.ts";

type Props = { page: LayoutFiles; brand: string | undefined };

/** The page's two files, fetched when the visitor opens them. */
export function CodeView({ page, brand }: Props) {
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState<{ html: string; css: string }>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!open) return;
    let left = false;
    readCode(page, brand).then(
      (read) => left || setCode(read),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [open, page, brand]);

  return (
    <details className="layout-code" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>The code: HTML and CSS</summary>
      {failed && (
        <p>The files could not be fetched. Check your connection, then close and open this.</p>
      )}
      {code && (
        <>
          <h3 className="heading-5">{fileName(page.address)}</h3>
          <CodeBox html={paint(code.html)} language="html" name={fileName(page.address)} />
          <h3 className="heading-5">{fileName(page.style)}</h3>
          <CodeBox html={paintCss(code.css)} language="css" name={fileName(page.style)} />
        </>
      )}
    </details>
  );
}
