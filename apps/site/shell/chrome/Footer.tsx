import { notices } from "../../content/pages/index.ts";
import { menu, pathOf } from "../../model/menu.ts";
import { changelogPath } from "../../model/pages/studio.ts";
import { site } from "../../model/site.ts";
import { Link } from "../../ui/Link.tsx";
import { SocialIcons } from "./SocialIcons.tsx";

export function Footer({ sprite }: { sprite: string }) {
  return (
    <footer className="footer">
      <nav aria-label="Footer">
        <ul>
          {menu.map((item) => (
            <li key={item.slug}>
              <Link to={pathOf(item)}>{item.name}</Link>
            </li>
          ))}
          <li>
            <Link to="/compose">Make your site</Link>
          </li>
          <li>
            <Link to="/your-project">Your site</Link>
          </li>
          <li>
            <Link to="/pictures">Pictures</Link>
          </li>
          {notices.map(({ path, name }) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
          <li>
            <Link to={changelogPath}>Changelog</Link>
          </li>
        </ul>
      </nav>
      {site.email && (
        <a className="footer-mail" href={`mailto:${site.email}`}>
          {site.email}
        </a>
      )}
      <SocialIcons sprite={sprite} />
      <p>
        © {site.years} {site.name}
      </p>
    </footer>
  );
}
