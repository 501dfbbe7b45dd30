import { slug } from "@daylit/layouts/text/slug.ts";
import type { FieldRow } from "daylit-blocks/internal/tools/field-rows.ts";
import { isSharedType } from "daylit-blocks/internal/tools/shared-types.ts";
import { businessWords } from "daylit-blocks/internal/tools/types.ts";
import { Link } from "../../ui/Link.tsx";
import { TableBox } from "../../ui/TableBox.tsx";
import type { BlockRecord } from "./source.server.ts";

/** The fields of a block, which are the props of its component. */
export function FieldTable({
  fields,
  frame,
  label,
}: Pick<BlockRecord, "fields" | "frame" | "label">) {
  return (
    <TableBox name={`Fields of ${label}`}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((row) => (
          <Row key={row.name} {...row} />
        ))}
        {frame && (
          <>
            <Row name="business" type="Business" required words={businessWords(frame.business)} />
            <Row
              name="links"
              type="Link[]"
              required={frame.links}
              words={frame.links ? "The links of the navigation." : "Not shown here."}
            />
          </>
        )}
        <Row
          name="id"
          type="string"
          required={false}
          words={`The id of the section, unique on its page. Without it, ${frame ? "“navigation” or “footer”" : "the name of the block"}.`}
        />
        <Row
          name="site"
          type="Site"
          required={false}
          words="Facts of your site that several blocks need: home, form target, logo, theme."
        />
      </tbody>
    </TableBox>
  );
}

function Row({ name, type, required, words, choices, otherwise }: FieldRow) {
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>{" "}
        <span className="block-type">
          <Type of={type} />
          {!required && ", optional"}
        </span>
      </th>
      <td>
        {words}
        {choices && (
          <ul>
            {choices.map(([value, meaning]) => (
              <li key={value}>
                <code>{value}</code>: {meaning}
                {value === otherwise && " (default)"}
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}

/** Types that all blocks share are a link to their fields. */
function Type({ of }: { of: string }) {
  const [, name = ""] = /^(\w+)(?:\[\])?$/.exec(of) ?? [];
  return isSharedType(name) ? <Link to={`/documentation/react#${slug(name)}`}>{of}</Link> : of;
}
