import { Link } from "../../../ui/Link.tsx";
import type { ListSection } from "../index/list.ts";

type Shelf = ListSection["shelves"][number];

function ShelfList({ kind, shelf }: { kind: ListSection["kind"]; shelf: Shelf }) {
  const { title, path, items } = shelf;
  return (
    <div className="everything-shelf">
      {title && <h3>{path ? <Link to={path}>{title}</Link> : title}</h3>}
      <ul className={`list-plain everything-${items[0]?.note ? "explained" : "names"}`}>
        {items.map((item) => (
          <li key={item.path + item.title}>
            <Link to={item.path} data-kind={kind}>
              {item.title}
            </Link>
            {item.note && <p>{item.note}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What search finds, as a page: for those without script, and for those who like to look around. */
export function Everything({ sections }: { sections: readonly ListSection[] }) {
  return (
    <>
      <p className="paragraph-lead">All of Daylit, by kind.</p>
      <search>
        <form action="/search" className="form form-inline everything-form">
          <div className="field">
            <label htmlFor="everything-words">Words</label>
            <input id="everything-words" type="search" name="q" autoComplete="off" />
          </div>
          <button type="submit">Search</button>
        </form>
        <p role="status" id="everything-found" />
        <p className="without-script">
          Without JavaScript the list is not filtered: your browser’s own search finds words in it.
        </p>
      </search>
      <nav aria-label="Kinds" className="everything-index">
        <ul className="list-plain">
          {sections.map(({ kind, label, count }) => (
            <li key={kind}>
              <a href={`#${kind}`}>{label}</a> {count}
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ kind, label, shelves }) => (
        <section key={kind} id={kind} className="everything" aria-labelledby={`${kind}-title`}>
          <h2 id={`${kind}-title`}>{label}</h2>
          <div>
            {shelves.map((shelf) => (
              <ShelfList key={shelf.title ?? kind} kind={kind} shelf={shelf} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
