import { Canvas, Field, Lines, Link, Press, Say } from "./sketch.tsx";

/** How a page answers: forms, states, words. */
export const answering = {
  labels: {
    bad: (
      <Canvas>
        <Field x={24} y={32} width={272} soft>
          Name
        </Field>
        <Field x={24} y={76} width={272}>
          07700 900123
        </Field>
        <Field x={24} y={120} width={272} soft>
          Date (dd/mm)
        </Field>
      </Canvas>
    ),
    good: (
      <Canvas>
        <Say x={24} y={34} weight={600}>
          Name
        </Say>
        <Field x={24} y={42} width={200} />
        <Say x={24} y={96} weight={600}>
          Telephone, optional
        </Say>
        <Field x={24} y={104} width={150}>
          07700 900123
        </Field>
        <Say x={24} y={152} size={12} fill="var(--ink-soft)">
          Only if we have to move your table.
        </Say>
      </Canvas>
    ),
  },
  errors: {
    bad: (
      <Canvas>
        <rect x="24" y="24" width="272" height="34" rx="6" fill="none" stroke="var(--danger)" />
        <Say x={36} y={46} weight={600} fill="var(--danger)">
          Error: invalid input (422)
        </Say>
        <Say x={24} y={88} weight={600}>
          Guests
        </Say>
        <Field x={24} y={96} width={120} />
        <Say x={168} y={88} weight={600}>
          Date
        </Say>
        <Field x={168} y={96} width={128} />
        <Press x={24} y={148} width={84} look="primary">
          Book
        </Press>
      </Canvas>
    ),
    good: (
      <Canvas>
        <Say x={24} y={36} weight={600}>
          Guests
        </Say>
        <Field x={24} y={44} width={120} wrong>
          14
        </Field>
        <Say x={24} y={92} size={12} weight={600} fill="var(--danger)">
          The table seats eight. Enter 8 or less.
        </Say>
        <Say x={24} y={120} weight={600}>
          Date
        </Say>
        <Field x={24} y={128} width={128}>
          3 May
        </Field>
      </Canvas>
    ),
  },
  targets: {
    bad: (
      <Canvas>
        <Lines x={24} y={40} width={180} count={3} />
        {["Edit", "Copy", "Remove"].map((words, at) => (
          <Say key={words} x={24 + at * 34} y={100} size={10} fill="var(--primary-text)">
            {words}
          </Say>
        ))}
      </Canvas>
    ),
    good: (
      <Canvas>
        <Lines x={24} y={40} width={180} count={3} />
        <Press x={24} y={92} width={64} height={44}>
          Edit
        </Press>
        <Press x={98} y={92} width={68} height={44}>
          Copy
        </Press>
        <Press x={206} y={92} width={90} height={44} look="quiet">
          Remove
        </Press>
      </Canvas>
    ),
  },
  status: {
    bad: (
      <Canvas>
        {["Order 1041", "Order 1042", "Order 1043"].map((words, at) => (
          <g key={words}>
            <Say x={24} y={56 + at * 44}>
              {words}
            </Say>
            <circle
              cx="280"
              cy={51 + at * 44}
              r="7"
              fill={at === 1 ? "var(--danger)" : "var(--success)"}
            />
          </g>
        ))}
      </Canvas>
    ),
    good: (
      <Canvas>
        {["Order 1041", "Order 1042", "Order 1043"].map((words, at) => (
          <g key={words}>
            <Say x={24} y={56 + at * 44}>
              {words}
            </Say>
            <rect
              x="206"
              y={38 + at * 44}
              width="90"
              height="26"
              rx="6"
              fill="none"
              stroke={at === 1 ? "var(--danger)" : "var(--success)"}
            />
            <Say
              x={251}
              y={55.5 + at * 44}
              weight={600}
              anchor="middle"
              fill={at === 1 ? "var(--danger)" : "var(--success)"}
            >
              {at === 1 ? "Not paid" : "Paid"}
            </Say>
          </g>
        ))}
      </Canvas>
    ),
  },
  empty: {
    bad: (
      <Canvas>
        <Say x={24} y={46} size={18} weight={800}>
          Your bookings
        </Say>
        <Say x={160} y={118} fill="var(--ink-soft)" anchor="middle">
          No data
        </Say>
      </Canvas>
    ),
    good: (
      <Canvas>
        <Say x={24} y={46} size={18} weight={800}>
          Your bookings
        </Say>
        <Say x={24} y={84}>
          You have not booked a class yet.
        </Say>
        <Say x={24} y={104}>
          The next one is on Saturday at nine.
        </Say>
        <Press x={24} y={130} width={124} look="primary">
          See the classes
        </Press>
      </Canvas>
    ),
  },
  words: {
    bad: (
      <Canvas>
        <Say x={24} y={52}>
          For our opening hours <Link>click here</Link>
        </Say>
        <Say x={24} y={88}>
          Delete this booking?
        </Say>
        <Press x={24} y={108} width={84}>
          Cancel
        </Press>
        <Press x={118} y={108} width={84} look="primary">
          OK
        </Press>
      </Canvas>
    ),
    good: (
      <Canvas>
        <Say x={24} y={52}>
          <Link>Opening hours</Link>
        </Say>
        <Say x={24} y={88}>
          Delete this booking?
        </Say>
        <Press x={24} y={108} width={84}>
          Keep it
        </Press>
        <Press x={118} y={108} width={120} look="primary">
          Delete booking
        </Press>
      </Canvas>
    ),
  },
};
