// What the blocks of Daylit share. The file is yours: change what you like.
import {
  type AnchorHTMLAttributes,
  type CSSProperties,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import "./scoped.css";
import "./base.css";
import "./theme.css";

/** Where the name in the navigation leads, and what blocks print by themselves. */
const site = { home: "/", menu: "Menu", main: "Main", required: "Required" };

/** Where forms send their answers: fill it in before your site goes online. */
const formTarget = { action: "#", method: "post" };

/** An address, an `<img>` in words, or an element such as `<Image>`. An address alone is decoration. */
export type Picture = string | PictureSource | ReactElement;

export interface PictureSource {
  src: string;
  alt: string;
  width: number;
  height: number;
  srcSet?: string;
}

export interface Action extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "children"> {
  label: ReactNode;
  href: string;
}

export interface Link {
  label: ReactNode;
  href: string;
}

export interface Business {
  name: string;
  strapline: string;
  phone: string;
  email: string;
  address: readonly string[];
  hours?: readonly (readonly [days: string, times: string])[];
  note?: string;
}

const tones = {
  plain: undefined,
  raised: "bg-surface-raised",
  sunken: "bg-surface-sunken",
  tint: "bg-primary-lighter",
  brand: "bg-primary",
  deep: "bg-primary-dark",
  accent: "bg-accent",
  harmony: "bg-harmony",
  ink: "bg-ink",
  night: undefined,
} as const;

export type Tone = keyof typeof tones;

/** Props of every block. */
export interface BlockProps {
  /** Unique on its page: links lead to it. */
  id: string;
  children?: ReactNode;
}

export const classes = (...names: (string | false | undefined)[]) =>
  names.filter(Boolean).join(" ");

/** The letters of a text with elements in it, for attributes and measures. */
export function lettersOf(text: ReactNode): string {
  if (isValidElement<{ children?: ReactNode }>(text)) return lettersOf(text.props.children);
  if (Array.isArray(text)) return text.map(lettersOf).join("");
  return typeof text === "string" || typeof text === "number" ? `${text}` : "";
}

export const each = <T,>(list: readonly T[], draw: (entry: T, index: number) => ReactNode) =>
  list.map((entry, index) => <Fragment key={index}>{draw(entry, index)}</Fragment>);

/** Facts in one line. */
export const joined = (facts: readonly ReactNode[], between: string) =>
  each(facts, (fact, index) => (index === 0 ? fact : [between, fact]));

interface BandProps extends BlockProps {
  block: string;
  as?: "section" | "footer";
  tone?: Tone;
  className?: string | undefined;
}

/** A section. The element around it keeps the styles of Daylit inside. */
export function Band(props: BandProps) {
  const { as: Element = "section", id, tone = "plain", block, className, children } = props;
  return (
    <div className="daylit">
      <Element
        id={id}
        className={classes("section", block, className, tones[tone])}
        data-theme={tone === "night" ? "dark" : undefined}
      >
        {children}
      </Element>
    </div>
  );
}

interface FittedProps {
  as: "h1" | "h2" | "h3" | "p" | "dd" | "span" | "strong" | "blockquote";
  className?: string | undefined;
  text: ReactNode;
  children?: ReactNode;
}

/** Words in large type, as large as the longest of them has room for; capitals are wider. */
export function Fitted({ as: Element, className, text, children = text }: FittedProps) {
  const widths = lettersOf(text)
    .split(/\s+/)
    .map((word) => word.length * 0.66 + word.replace(/[^A-Z0-9]/g, "").length * 0.16);
  const style = { "--em": Math.max(1, ...widths).toFixed(1) } as CSSProperties;
  return (
    <Element className={classes(className, "block-fit")} style={style}>
      {children}
    </Element>
  );
}

interface WordsProps {
  keyword?: ReactNode;
  heading: ReactNode;
  lead?: ReactNode;
  level?: 1 | 2;
  size?: string;
  className?: string | undefined;
}

/** The words a section opens with. */
export function Words({ keyword, heading, lead, level = 2, size, className }: WordsProps) {
  return (
    <div className={classes("block-words", className)}>
      {keyword && <p className="keyword">{keyword}</p>}
      <Fitted
        as={level === 1 ? "h1" : "h2"}
        className={size ?? (level === 1 ? "headline" : undefined)}
        text={heading}
      />
      {lead && <p className="subhead">{lead}</p>}
    </div>
  );
}

/** One paragraph or several. */
export const Text = ({
  text,
  className,
}: {
  text: ReactNode | readonly ReactNode[];
  className?: string | undefined;
}) => each([text].flat(), (paragraph) => <p className={className}>{paragraph}</p>);

/** Words one by one, for a headline whose words change their weight. */
export const posterWords = (text: ReactNode) =>
  each(lettersOf(text).trim().split(/\s+/), (word) => (
    <>
      <span className="poster-word" data-word={word}>
        {word}
      </span>{" "}
    </>
  ));

interface ArticlePart {
  as?: "paragraph" | "subhead" | "item" | "number";
  text: ReactNode;
}

export const subheadsOf = (parts: readonly ArticlePart[], id: string) =>
  parts
    .filter(({ as }) => as === "subhead")
    .map(({ text }, index) => ({ words: text, id: `${id}-${index + 1}` }));

interface ArticleProps {
  parts: readonly ArticlePart[];
  id: string;
  level: 2 | 3;
}

/** A long text: paragraphs, subheads and lists. */
export function Article({ parts, id, level }: ArticleProps) {
  const Heading = level === 2 ? "h2" : "h3";
  const groups: ArticlePart[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    const isItem = part.as === "item" || part.as === "number";
    if (isItem && last?.[0]?.as === part.as) last?.push(part);
    else groups.push([part]);
  }
  let subhead = 0;
  return each(groups, ([first, ...rest]) => {
    if (first?.as === "subhead") return <Heading id={`${id}-${++subhead}`}>{first.text}</Heading>;
    if (first?.as !== "item" && first?.as !== "number") return <p>{first?.text}</p>;
    const List = first.as === "item" ? "ul" : "ol";
    return (
      <List>
        {each([first, ...rest], ({ text }) => (
          <li>{text}</li>
        ))}
      </List>
    );
  });
}

/** Put your router’s link here. */
export const Anchor = (props: AnchorHTMLAttributes<HTMLAnchorElement>) => <a {...props} />;

/** A telephone number is not to be broken at the end of a line. */
export const unbroken = ({ label, href }: Link) =>
  href.startsWith("tel:") && typeof label === "string" ? label.replaceAll(" ", "\u00a0") : label;

interface ActionLinkProps extends Action {
  look: "primary" | "secondary" | "outline" | "quiet" | "arrow";
}

export const ActionLink = ({ label, href, look, ...rest }: ActionLinkProps) => (
  <Anchor
    {...rest}
    className={look === "arrow" ? "link-arrow" : `button button-${look}`}
    href={href}
  >
    {unbroken({ label, href })}
  </Anchor>
);

/** The first is the one that matters. */
export const Actions = ({ actions = [] }: { actions?: readonly Action[] | undefined }) =>
  actions.length > 0 && (
    <div className="block-actions">
      {each(actions, (action, index) => (
        <ActionLink {...action} look={index === 0 ? "primary" : "outline"} />
      ))}
    </div>
  );

interface PhotoProps {
  image: Picture;
  ratio?: string | undefined;
  /** The first picture of a page must not wait. */
  first?: boolean | number;
  className?: string | undefined;
  /** Behind words a picture is decoration. */
  decorative?: boolean;
}

export function Photo({ image, ratio, first, className, decorative }: PhotoProps) {
  const names = classes("block-photo", ratio && `block-photo-${ratio}`, className);
  if (isValidElement(image)) return <picture className={names}>{image}</picture>;
  const source = typeof image === "string" ? { src: image, alt: "" } : image;
  const isFirst = first === true || first === 0;
  return (
    <picture className={names}>
      <img
        {...(source as PictureSource)}
        alt={decorative ? "" : (source as PictureSource).alt}
        loading={isFirst ? undefined : "lazy"}
        sizes={isFirst ? "100vw" : "auto, 100vw"}
      />
    </picture>
  );
}

/** A logo in place of its name; logos beside each other cover about the same area. An element is shown as it is. */
export function PartnerLogo({
  image,
  name,
  isOneColour,
}: {
  image: Picture;
  name: ReactNode;
  isOneColour: boolean;
}) {
  const source = typeof image === "string" || isValidElement(image) ? undefined : image;
  const { width, height } = (source as PictureSource | undefined) ?? { width: 2, height: 1 };
  const steps = Math.min(6, Math.max(-2, Math.round(2 * Math.log2(width / height))));
  const look = classes(
    "block-partner-logo",
    `block-partner-logo-${steps + 2}`,
    isOneColour && "block-partner-logo-ink",
  );
  if (isValidElement(image)) return <span className={look}>{image}</span>;
  const shown = typeof image === "string" ? { src: image } : (image as PictureSource);
  return (
    <picture className={look}>
      <img {...shown} alt={lettersOf(name)} loading="lazy" />
    </picture>
  );
}

interface DayProps extends PhotoProps {
  later?: readonly { picture: Picture }[] | undefined;
}

/** A view, and the same view at later hours: scrolling lets the light pass. */
export function Day({ later = [], className, ...shown }: DayProps) {
  if (later.length === 0) return <Photo {...shown} className={className} />;
  return (
    <div className={classes("block-photo-day", className)}>
      <Photo {...shown} />
      {each(later, ({ picture }) => (
        <Photo {...shown} image={picture} className="block-photo-later" decorative />
      ))}
    </div>
  );
}

interface ScrollerProps {
  label: ReactNode;
  describedBy?: string | undefined;
  className: string;
  children: ReactNode;
}

/** A part of the page that scrolls sideways: named, and reachable by keyboard. */
export const Scroller = ({ label, describedBy, className, children }: ScrollerProps) => (
  <section
    className={className}
    aria-label={lettersOf(label)}
    aria-describedby={describedBy}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
    tabIndex={0}
  >
    {children}
  </section>
);

interface FactListProps {
  facts: readonly (readonly [term: ReactNode, fact: ReactNode])[];
  className?: string | undefined;
}

export const FactList = ({ facts, className }: FactListProps) => (
  <dl className={className}>
    {each(facts, ([term, fact]) => (
      <div>
        <dt className="block-fact">{term}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
);

export const HomeLink = ({ className, children }: { className: string; children: ReactNode }) => (
  <Anchor className={className} href={site.home}>
    {children}
  </Anchor>
);

/** In a row while there is room, behind a button when not. */
export const MenuLinks = ({
  links,
  children,
}: {
  links: readonly Link[];
  children?: ReactNode;
}) => (
  <>
    <button type="button" className="navbar-toggle" popoverTarget="navigation-menu">
      {site.menu}
    </button>
    <nav className="navbar-menu" id="navigation-menu" popover="auto" aria-label={site.main}>
      {each(links, ({ label, href }) => (
        <Anchor href={href}>{label}</Anchor>
      ))}
      {children}
    </nav>
  </>
);

const dialled = (phone: string) => phone.replace("(0)", "").replace(/[^\d+]/g, "");

export const PhoneLink = ({
  phone,
  className,
}: {
  phone: string;
  className?: string | undefined;
}) =>
  phone && (
    <a className={className} href={`tel:${dialled(phone)}`}>
      {phone.replaceAll(" ", "\u00a0")}
    </a>
  );

export const MailLink = ({ email }: { email: string }) =>
  email && <a href={`mailto:${email}`}>{email}</a>;

export const Address = ({
  business,
}: {
  business: Pick<Business, "address" | "phone" | "email">;
}) => (
  <address className="block-address">
    {each(business.address, (line) => (
      <span>{line}</span>
    ))}
    <PhoneLink phone={business.phone} />
    <MailLink email={business.email} />
  </address>
);

export const Hours = ({ hours }: { hours: readonly (readonly [ReactNode, ReactNode])[] }) => (
  <dl className="block-hours">
    {each(hours, ([days, times]) => (
      <div>
        <dt>{days}</dt>
        <dd>{times}</dd>
      </div>
    ))}
  </dl>
);

export const Note = ({
  note,
  className = "block-fact",
}: {
  note?: ReactNode;
  className?: string | undefined;
}) => note && <p className={className}>{note}</p>;

interface FieldProps {
  label: ReactNode;
  kind?: string;
  options?: readonly ReactNode[];
  hint?: ReactNode;
  optional?: boolean;
  autoComplete?: string;
}

function Field({ form, name, ...field }: FieldProps & { form: string; name: string }) {
  const { label, kind = "text", options = [], hint, optional, autoComplete } = field;
  if (kind === "choice")
    return (
      <fieldset className="block-field-choice">
        <legend>{label}</legend>
        {each(options, (option) => (
          <label className="check">
            <input type="radio" name={name} value={lettersOf(option)} required={!optional} />
            {option}
          </label>
        ))}
      </fieldset>
    );
  const id = `${form}-${name}`;
  const shared = {
    ...{ id, name, autoComplete, required: !optional },
    "aria-describedby": hint ? `${id}-hint` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {kind === "textarea" ? (
        <textarea {...shared} rows={4} />
      ) : kind === "select" ? (
        <select {...shared}>
          {each(options, (option) => (
            <option>{option}</option>
          ))}
        </select>
      ) : (
        <input {...shared} type={kind} />
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface QuestionFormProps {
  fields: readonly FieldProps[];
  send: ReactNode;
  id: string;
  inline?: boolean;
}

const slug = (label: string) =>
  label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/-$/, "");

/** A form; each answer has the name of its question. */
export const QuestionForm = ({ fields, send, id, inline }: QuestionFormProps) => (
  <form className={inline ? "form form-inline" : "form"} {...formTarget}>
    {fields.some(({ optional }) => !optional) && <p className="hint">{`* ${site.required}`}</p>}
    {each(fields, (field) => (
      <Field {...field} form={id} name={slug(lettersOf(field.label))} />
    ))}
    <button type="submit" className="button button-primary">
      {send}
    </button>
  </form>
);
