type Props = { id: string; level?: 2 | 3; children: string };

/** A heading that can be linked to. */
export function Heading({ id, level = 2, children }: Props) {
  const Level = `h${level}` as const;
  return (
    <Level id={id}>
      <a className="anchor" href={`#${id}`}>
        {children}
      </a>
    </Level>
  );
}
