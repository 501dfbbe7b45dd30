import { Link } from "react-router";
import { menu, pathOf } from "../model/menu.ts";
import { site } from "../model/site.ts";
import { SocialIcons } from "./SocialIcons.tsx";

export function Footer() {
  return (
    <footer className="footer">
      <nav aria-label="Footer">
        <ul>
          {menu.map((item) => (
            <li key={item.slug}>
              <Link to={pathOf(item)} prefetch="intent">
                {item.name}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/pictures" prefetch="intent">
              Pictures
            </Link>
          </li>
        </ul>
      </nav>
      <SocialIcons />
      <p>
        © {site.years} {site.name}
      </p>
    </footer>
  );
}
