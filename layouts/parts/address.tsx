import { type Business, telephone } from "../business.ts";

/** Where to find the firm and how to reach it. */
export function Address({ business: { address, phone, email } }: { business: Business }) {
  return (
    <address className="address">
      {address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <a href={telephone(phone)}>{phone}</a>
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  );
}

export function Hours({ hours }: { hours: NonNullable<Business["hours"]> }) {
  return (
    <dl className="hours">
      {hours.map(([days, times]) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
