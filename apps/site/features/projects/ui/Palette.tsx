import { brandClass } from "../../../model/value-classes.ts";

export type RoleValue = { name: string; fill: string; light: string; dark: string };

type Props = { brand: string; roles: readonly RoleValue[]; typefaces: readonly string[] };

/** The brand colour as given, and the roles that the framework derives from it, each with its value. */
export function Palette({ brand, roles, typefaces }: Props) {
  return (
    <section>
      <h2 className="heading-3">Palette and type</h2>
      <ul className={`bare-list project-palette ${brandClass(brand)}`} data-brand="">
        {roles.map(({ name, fill, light, dark }) => (
          <li key={name} className={fill || undefined}>
            {name}
            <code>{light}</code>
            {dark !== light && (
              <code>
                <span className="visually-hidden">in dark </span>
                {dark}
              </code>
            )}
          </li>
        ))}
      </ul>
      <p>
        One brand colour, <code>{brand}</code>; the others follow from it. Where there are two
        values, the second is for dark. Set in {new Intl.ListFormat("en-GB").format(typefaces)}.
      </p>
    </section>
  );
}
