import { isEmail, mailTo } from "../../text/email.ts";
import { type Business, telephone } from "../../trades/business.ts";
import { each } from "../section/each.tsx";
import { Anchor } from "./anchor.tsx";

/** What a business has not said is not shown: an empty link would lead nowhere. */
export function PhoneLink({ phone, className }: Pick<Business, "phone"> & { className?: string }) {
  const href = telephone(phone);
  if (!href) return phone && <span className={className}>{phone}</span>;
  return (
    <Anchor href={href} {...(className ? { className } : {})}>
      {phone}
    </Anchor>
  );
}

/** What is not one email address is shown, and leads nowhere. */
export const MailLink = ({ email }: Pick<Business, "email">) =>
  isEmail(email) ? <a href={mailTo(email)}>{email}</a> : email && <span>{email}</span>;

/** Where to find the firm and how to reach it. */
export function Address({ business: { address, phone, email } }: { business: Business }) {
  return (
    <address className="address">
      {each(address, (line) => (
        <span>{line}</span>
      ))}
      <PhoneLink phone={phone} />
      <MailLink email={email} />
    </address>
  );
}

export function Hours({ hours }: { hours: NonNullable<Business["hours"]> }) {
  return (
    <dl className="hours">
      {each(hours, ([days, times]) => (
        <div>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The small print, where there is any. */
export const Note = ({ note, className = "fact" }: { note?: string; className?: string }) =>
  note && <p className={className}>{note}</p>;
