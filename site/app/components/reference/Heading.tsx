/** A heading that can be linked to. */
export function Heading({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id}>
      <a className="anchor" href={`#${id}`}>
        {children}
      </a>
    </h2>
  );
}
