/** The top of a browser window with the address that the package brings. */
export function AddressDrawing() {
  return (
    <figure className="address-drawing">
      <div aria-hidden="true" className="address-bar">
        <span className="address-dots" />
        <span className="address-field">
          <svg aria-hidden="true" viewBox="0 0 16 18" width="16" height="18">
            <rect x="1" y="8" width="14" height="10" rx="2" fill="currentColor" />
            <path
              d="M4.5 8V5.5a3.5 3.5 0 0 1 7 0V8"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            />
          </svg>
          https://your-name.example
        </span>
      </div>
      <figcaption>The lock means that the connection is encrypted.</figcaption>
    </figure>
  );
}
