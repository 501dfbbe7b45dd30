/** Painted by the stylesheet alone, so it is true without a script. */
export function PaperRoles() {
  return (
    <div className="paper-roles">
      <p>
        These are the roles of Daylit’s own colour, worked out by the stylesheet. With JavaScript
        switched on you get a tool here that shows them for yours. Without it, one line in your own
        stylesheet does the same: <code>--brand: #e2551f</code>.
      </p>
      <ul className="role-strip">
        <li className="bg-primary">
          <strong>Primary</strong>
        </li>
        <li className="bg-primary-light">
          <strong>Primary light</strong>
        </li>
        <li className="bg-primary-lighter">
          <strong>Lighter</strong>
        </li>
        <li className="bg-primary-dark">
          <strong>Dark</strong>
        </li>
        <li className="bg-accent">
          <strong>Accent</strong>
        </li>
        <li className="bg-harmony">
          <strong>Harmony</strong>
        </li>
      </ul>
    </div>
  );
}
