/** A heading that can be linked to. */
export function Heading({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id}>
      {children}
      <a className="anchor" href={`#${id}`} aria-label={`Link to “${children}”`}>
        #
      </a>
    </h2>
  );
}
