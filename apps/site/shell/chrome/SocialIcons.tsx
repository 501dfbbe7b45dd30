/** No address is configured yet, so these are pictures with names, not links. */
const accounts = ["Mastodon", "Bluesky", "Instagram", "YouTube", "GitHub"];

export function SocialIcons({ sprite }: { sprite: string }) {
  return (
    <>
      <ul className="social-icons">
        {accounts.map((name) => (
          <li key={name}>
            <svg width="28" height="28" fill="currentColor" role="img" aria-label={name}>
              <use href={`${sprite}#${name.toLowerCase()}`} />
            </svg>
          </li>
        ))}
      </ul>
      <p className="hint">No accounts are linked yet.</p>
    </>
  );
}
