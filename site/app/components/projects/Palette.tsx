import { brandClass } from "../../model/values.ts";

type Props = { brand: string; typefaces: readonly string[] };

const roles = [
  ["Primary", "bg-primary"],
  ["Light", "bg-primary-light"],
  ["Lighter", "bg-primary-lighter"],
  ["Dark", "bg-primary-dark"],
  ["Accent", "bg-accent"],
  ["Harmony", "bg-harmony"],
] as const;

/** The brand colour as given, and the roles that the framework derives from it. */
export function Palette({ brand, typefaces }: Props) {
  return (
    <section>
      <h2 className="heading-3">Palette and type</h2>
      <ul className={`bare-list project-palette ${brandClass(brand)}`} data-brand="">
        {roles.map(([name, fill]) => (
          <li key={name} className={fill}>
            {name}
            {name === "Primary" && <code>{brand}</code>}
          </li>
        ))}
      </ul>
      <p>
        One brand colour, <code>{brand}</code>; the other five follow from it. Set in{" "}
        {new Intl.ListFormat("en-GB").format(typefaces)}.
      </p>
    </section>
  );
}
