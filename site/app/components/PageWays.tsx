import { CopyButton } from "./code/CopyButton.tsx";

/** The page as Markdown, to take along or to look at. Without script only the link is shown. */
export function PageWays({ twin }: { twin: string }) {
  return (
    <p className="page-ways">
      <CopyButton from={twin} label="Copy page as Markdown" />
      <a href={twin}>This page as Markdown</a>
    </p>
  );
}
