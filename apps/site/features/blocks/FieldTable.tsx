import type { FieldRow } from "daylit-blocks/internal/tools/field-rows.ts";
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
            <Row
              name="business"
              type="Business"
              required
              words="Name, strapline, telephone, email and address of the firm."
            />
            <Row name="links" type="Link[]" required words="The links of the navigation." />
          </>
        )}
        <Row
          name="id"
          type="string"
          required={false}
          words="The id of the section, unique on its page. Without it, the name of the block."
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
          {type}
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
