import { CopyButton } from "./code/CopyButton.tsx";

const read = async (address: string) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
};

/** The page as Markdown, to take along or to look at. Without script only the link is shown. */
export function PageWays({ twin }: { twin: string }) {
  return (
    <p className="page-ways">
      <CopyButton text={() => read(twin)} label="Copy page as Markdown" />
      <a href={twin}>This page as Markdown</a>
    </p>
  );
}
