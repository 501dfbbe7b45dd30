/**
 * Shown when code does not arrive, even after a reload, or does not run. An alert, because a status that
 * comes together with its words is not announced.
 */
export function StaleNotice() {
  return (
    <div id="stale" role="alert" hidden>
      <p className="section">
        Part of this page did not start. You can read everything; some buttons may not work. Check
        the connection and load the page again.
      </p>
    </div>
  );
}
