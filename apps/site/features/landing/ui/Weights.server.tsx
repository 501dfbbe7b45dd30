import { shareClass } from "../../../model/value-classes.ts";
import { Link } from "../../../ui/Link.tsx";
import { type Peer, peersDay, sharesOf } from "../../docs/sources/peers.server.ts";

/** Bars as long as what a visitor has to download: a table that can be read at a glance. */
export function Weights({ peers }: { peers: readonly Peer[] }) {
  const shares = sharesOf(peers);
  return (
    <figure className="weights">
      <ul>
        {peers.map(({ name, kilobytes }, index) => (
          <li
            key={name}
            className={`${shareClass(shares[index] ?? 0)}${name === "Daylit" ? " weights-own" : ""}`}
          >
            <span>{name}</span> <span>{kilobytes} kB</span>
          </li>
        ))}
      </ul>
      <figcaption className="paragraph-s">
        The compressed size of each stylesheet, without scripts. Measured on {peersDay()};{" "}
        <Link to="/documentation#how-it-compares">the whole table</Link>.
      </figcaption>
    </figure>
  );
}
