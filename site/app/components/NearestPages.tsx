import { useEffect, useState } from "react";
import { Link } from "./Link.tsx";

/** Pages whose address looks like the one asked for. The list of addresses is fetched only here. */
export function NearestPages() {
  const [near, setNear] = useState<string[]>([]);

  useEffect(() => {
    let current = true;
    // The browser's own address: the router calls an unknown one by the not-found page's path.
    const { pathname } = window.location;
    Promise.all([import("../model/nearest.ts"), import("../model/paths.ts")])
      .then(([{ nearest }, { paths }]) => {
        const others = nearest(pathname, paths).filter((path) => path !== pathname);
        if (current) setNear(others);
      })
      .catch(() => {}); // without suggestions the other ways on are still there
    return () => {
      current = false;
    };
  }, []);

  if (near.length === 0) return null;
  return (
    <nav aria-label="Nearest pages">
      <p>Did you mean one of these?</p>
      <ul>
        {near.map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
