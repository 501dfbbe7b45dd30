export function SkipLink() {
  return (
    <a className="visually-hidden skip-link" href="#content">
      Skip to content
    </a>
  );
}
