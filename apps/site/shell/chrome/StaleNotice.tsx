/** Shown by the inline loader when code is missing even after a reload. */
export function StaleNotice() {
  return (
    <div id="stale" role="status" hidden>
      <p className="section">
        Part of this page could not be loaded, even after a fresh start. You can read everything;
        some buttons may not answer. Check the connection and load the page again.
      </p>
    </div>
  );
}
