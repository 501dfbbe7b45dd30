/** Real components of the framework, nothing drawn for the occasion. The business is invented; nothing
 * in it leads anywhere, so it is to be looked at only. */
export function Specimen({ name }: { name: string }) {
  return (
    <div className="specimen" inert>
      <div className="specimen-hero bg-primary">
        <p className="keyword">An invented ferry</p>
        <p className="headline-s headline">Across in twelve minutes</p>
        <span className="button button-secondary">Times</span>
      </div>
      <div className="specimen-body">
        <p>
          Every half hour from the old quay, <a href="#the-colour-tool">bicycles travel free</a>.
          The last boat waits for the last tram.
        </p>
        <p className="flex">
          <span className="button button-primary">Buy a ticket</span>
          <span className="button button-outline">Season pass</span>
        </p>
        <label className="field">
          Name
          <input defaultValue="A. Passenger" name={`passenger-${name}`} />
        </label>
        <label className="check">
          <input type="checkbox" defaultChecked name={`bicycle-${name}`} /> With a bicycle
        </label>
      </div>
      <div className="specimen-row">
        <div className="bg-primary-lighter">
          <strong>Winter times</strong>
          <p>From November on the first boat leaves at seven.</p>
        </div>
        <div className="bg-accent">
          <strong>Full moon crossing</strong>
          <p>Once a month.</p>
        </div>
        <div className="bg-harmony">
          <strong>Pier café</strong>
          <p>Open till dusk.</p>
        </div>
      </div>
      <p className="alert">Two boats on Saturdays in December.</p>
    </div>
  );
}
