import { Note } from "../../../ui/Note.tsx";
import { TableBox } from "../../../ui/TableBox.tsx";

type Row = {
  name: string;
  value: string;
  note: string;
  /** Another part on the page has it too, and the address. */
  repeated?: boolean;
};

/** The public custom properties of a stylesheet, from its header. */
export function Tokens({ of, rows }: { of: string; rows: Row[] }) {
  return (
    <TableBox name={`Custom properties of ${of}`}>
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Default</th>
          <th scope="col">What it sets</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, note, repeated }) => (
          <tr key={name} id={repeated ? undefined : name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <Note>{value}</Note>
            </td>
            <td>
              <Note>{note}</Note>
            </td>
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}
