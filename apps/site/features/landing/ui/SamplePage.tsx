/** A page in small, made of nothing but the framework's classes. The bakery is made up. */
export function SamplePage() {
  return (
    <>
      <div className="sample-top bg-primary">
        <p className="keyword">Open today until four</p>
        <p className="headline-s headline">Bread worth getting up for</p>
        <p>
          <span className="button button-secondary">See what is baking</span>
        </p>
      </div>
      <div className="sample-cards">
        <div className="card">
          <p className="badge">Saturdays</p>
          <p className="heading-4">Rye with caraway</p>
          <p>Baked on stone, sold by the half. Keeps for five days.</p>
          <p>
            <span className="button button-primary">Put one aside</span>
          </p>
        </div>
        <div className="card bg-primary-lighter">
          <p className="heading-4">Where we are</p>
          <p>
            Behind the post office, <span className="link">three minutes from the station</span>.
          </p>
          <progress max="40" value="26" aria-label="Loaves left today" />
          <p className="paragraph-s">26 of 40 loaves left</p>
        </div>
      </div>
    </>
  );
}
