import type { CSSProperties } from "react";
import type { Peer } from "../../model/peers.ts";
import { Link } from "../Link.tsx";

/** Bars as long as what a visitor has to download: a table that can be read at a glance. */
export function Weights({ peers }: { peers: readonly Peer[] }) {
  const largest = Math.max(...peers.map(({ kilobytes }) => kilobytes));
  return (
    <figure className="weights">
      <ul>
        {peers.map(({ name, kilobytes }) => (
          <li key={name} style={{ "--share": kilobytes / largest } as CSSProperties}>
            <span>{name}</span> <span>{kilobytes} kB</span>
          </li>
        ))}
      </ul>
      <figcaption className="paragraph-s">
        What each stylesheet weighs on its way to you, compressed. Measured on 15 November 2026;{" "}
        <Link to="/documentation#how-it-compares">the whole table</Link>.
      </figcaption>
    </figure>
  );
}
