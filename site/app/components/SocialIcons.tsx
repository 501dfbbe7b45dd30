import { siBluesky, siGithub, siInstagram, siMastodon, siYoutube } from "simple-icons";

/** No address is configured yet, so these are pictures with names, not links. */
const accounts = [siMastodon, siBluesky, siInstagram, siYoutube, siGithub];

export function SocialIcons() {
  return (
    <ul className="social-icons">
      {accounts.map(({ title, path }) => (
        <li key={title}>
          <svg viewBox="0 0 24 24" width="28" height="28" role="img" aria-label={title}>
            <path d={path} fill="currentColor" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
