/** The top of a browser window with the address that the package brings. */
export function AddressDrawing() {
  return (
    <figure className="address-drawing">
      <div aria-hidden="true" className="address-bar">
        <span className="address-dots" />
        <span className="address-field">https://your-name.example</span>
      </div>
      <figcaption>An address with https:// has an encrypted connection.</figcaption>
    </figure>
  );
}
