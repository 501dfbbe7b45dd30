/** Where runtime/navigation/router.ts says the title of a page that was reached without loading the site again. */
export function Announcer() {
  return <div id="announcer" aria-live="polite" className="visually-hidden" />;
}
