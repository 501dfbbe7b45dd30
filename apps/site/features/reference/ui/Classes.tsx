import { Note } from "../../../ui/Note.tsx";
import { TableBox } from "../../../ui/TableBox.tsx";

/** The classes of a stylesheet, from its header. */
export function Classes({ of, rows }: { of: string; rows: { name: string; note: string }[] }) {
  return (
    <TableBox name={`Classes of ${of}`}>
      <thead>
        <tr>
          <th scope="col">Class</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note }) => (
          <tr key={name} id={`.${name}`}>
            <th scope="row">
              <code>.{name}</code>
            </th>
            <td>
              <Note>{note}</Note>
            </td>
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}
