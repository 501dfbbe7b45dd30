import { Fragment } from "react";
import { framed } from "../../../shell/page-view.server.ts";
import { Link } from "../../../ui/Link.tsx";
import { Note } from "../../../ui/Note.tsx";
import { readVocabulary } from "../sources/vocabulary.server.ts";

type Property = { name: string; value: string };

const Properties = ({ title, of }: { title: string; of: readonly Property[] }) => (
  <section>
    <h2>{title}</h2>
    <ul>
      {of.map(({ name, value }) => (
        <li key={name}>
          <code>{name}</code> <Note>{value}</Note>
        </li>
      ))}
    </ul>
  </section>
);

/** Every name of the framework, on one page. */
export const vocabulary = framed(["features/reference/styles/vocabulary.css"], () => {
  const { groups, tokens, own, attributes, renames } = readVocabulary();
  return (
    <div className="vocabulary">
      <p className="paragraph hide-print">
        Steps are letters: <code>s</code>, <code>m</code>, <code>l</code>, <code>xl</code>;{" "}
        <code>m</code> is the usual one. Printed, it is a single sheet. The names of icons are in
        the <Link to="/stylesheet/application-kit#icons">kit</Link>.
      </p>
      <div className="vocabulary-columns">
        {groups.map(({ title, parts }) => (
          <section key={title}>
            <h2>{title}</h2>
            {parts.map(({ name, path, classes }) => (
              <p key={name}>
                <Link to={path}>{name}</Link>
                {classes.map((each) => (
                  <Fragment key={each}>
                    {" "}
                    <code>.{each}</code>
                  </Fragment>
                ))}
              </p>
            ))}
          </section>
        ))}
        <Properties title="Tokens, set on :root" of={tokens} />
        <Properties title="Properties, set on an element" of={own} />
        <section>
          <h2>Attributes</h2>
          <ul>
            {attributes.map(({ name, values }) => (
              <li key={name}>
                <code>{name}</code> {values.join(", ")}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>Old names</h2>
          <ul>
            {renames.map(({ from, to }) => (
              <li key={from}>
                <code>{from}</code> is <code>{to}</code>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
});
