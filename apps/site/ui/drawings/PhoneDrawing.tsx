const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));

function Phone({ x, children }: { x: number; children: React.ReactNode }) {
  return (
    <g transform={`translate(${x} 20)`}>
      <polygon className="d-cast" points="20,300 190,70 356,70 356,120 166,340 20,340" />
      <rect className="d-case" width="166" height="340" rx="24" />
      <rect className="d-screen" x="8" y="8" width="150" height="324" rx="17" />
      <rect className="d-case" x="58" y="14" width="50" height="12" rx="6" />
      {children}
    </g>
  );
}

/** On the left the icon among the others, on the right the site it opens: no address bar. */
export function PhoneDrawing() {
  return (
    <svg
      className="drawing drawing-phone"
      viewBox="0 0 460 380"
      role="img"
      aria-label="Two phones: on the first your icon is on the home screen among others, on the second the site is open without an address bar."
    >
      <Phone x={24}>
        {grid.map(({ row, column }) => {
          const yours = row === 1 && column === 1;
          return (
            <g
              key={`${row}${column}`}
              transform={`translate(${22 + column * 44} ${52 + row * 62})`}
            >
              <rect className={yours ? "d-mark" : "d-icon"} width="34" height="34" rx="9" />
              {yours && <path className="d-mark-sign" d="M8 25 L26 9 L26 25 Z" />}
              <rect
                className={yours ? "d-text" : "d-icon"}
                x={yours ? 1 : 5}
                y="40"
                width={yours ? 32 : 24}
                height="4"
                rx="2"
              />
            </g>
          );
        })}
        <circle className="d-ring" cx="83" cy="131" r="31" />
        <rect className="d-icon" x="18" y="276" width="130" height="44" rx="14" />
      </Phone>
      <Phone x={246}>
        <path className="d-mark" d="M8 25a17 17 0 0 1 17-17h116a17 17 0 0 1 17 17v101H8Z" />
        <rect className="d-case" x="58" y="14" width="50" height="12" rx="6" />
        <path className="d-mark-sign" d="M22 104 L72 56 L72 104 Z" />
        <rect className="d-mark-sign" x="84" y="84" width="56" height="7" rx="3" />
        <rect className="d-mark-sign" x="84" y="97" width="38" height="7" rx="3" />
        <rect className="d-text" x="22" y="144" width="92" height="9" rx="4" />
        {[164, 176, 188].map((y) => (
          <rect
            key={y}
            className="d-icon"
            x="22"
            y={y}
            width={y === 188 ? 70 : 122}
            height="5"
            rx="2"
          />
        ))}
        <rect className="d-icon" x="22" y="208" width="57" height="66" rx="6" />
        <rect className="d-icon" x="87" y="208" width="57" height="66" rx="6" />
        <rect className="d-text" x="22" y="288" width="64" height="24" rx="6" />
      </Phone>
    </svg>
  );
}
