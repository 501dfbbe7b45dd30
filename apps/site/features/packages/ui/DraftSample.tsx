/** From notes to a sentence: what the machine does and what a person does. Made up, and says so. */
export function DraftSample() {
  return (
    <figure className="draft-sample">
      <ol className="list-plain">
        <li>
          <span className="keyword">Your notes</span> three rooms · sea view · dogs fine · breakfast
          till 11
        </li>
        <li>
          <span className="keyword">AI drafts</span>
          <q>
            <s>Experience coastal luxury like never before.</s>
          </q>
          <q>Three rooms that look at the sea. Dogs are welcome, breakfast is till eleven.</q>
        </li>
        <li>
          <span className="keyword">A person’s choice</span>
          <q>
            Three rooms with the sea outside. Dogs welcome. Breakfast is till eleven, because you
            are on holiday.
          </q>
        </li>
      </ol>
      <figcaption>An invented guest house.</figcaption>
    </figure>
  );
}
