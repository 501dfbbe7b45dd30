import { trusted } from "../../model/browser/trusted-types.ts";

type Props = { html: string; language: string; name: string };

/**
 * Highlighted code. It can be focused, and has a name, only while there is something to scroll
 * (runtime/overflow.ts). `html` is empty in the browser where the page has the code already: React
 * keeps what it finds.
 */
export function CodeText({ html, language, name }: Props) {
  return (
    <pre data-name={name}>
      <code
        data-language={language}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: trusted(html) }}
      />
    </pre>
  );
}
