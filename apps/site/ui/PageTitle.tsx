/** The one h1 of a page; focusable by script, so that a navigation can start reading here. */
export function PageTitle({
  children,
  className = "title",
}: {
  children: string;
  className?: string;
}) {
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
