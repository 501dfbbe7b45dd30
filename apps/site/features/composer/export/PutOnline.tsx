import { withBase } from "../../../model/base-path/base-path.ts";
import { t } from "../messages/t.ts";

/** What to drag where; the same folder everywhere. */
const hosts = [
  {
    name: "Netlify",
    steps: [
      t`Unpack the zip.`,
      t`Open app.netlify.com/drop and drag the folder onto the page.`,
      t`Sign in, or sign up for free, within an hour: then your site stays.`,
      t`In a new account only you see it at first. In Project configuration, General, Visitor access, Project visibility choose Public.`,
    ],
  },
  {
    name: "Cloudflare Pages",
    steps: [
      t`Unpack the zip.`,
      t`In the Cloudflare dashboard open Workers & Pages, Create application, Pages, “Use direct upload”.`,
      t`Give the project a name, drag the folder in and click “Deploy site”.`,
    ],
  },
  {
    name: "Neocities",
    steps: [
      t`Unpack the zip.`,
      t`Sign up for free at neocities.org: the name that you choose there is in your address.`,
      t`Open your files there and drag in everything that is inside the folder. Neocities doesn’t need the files that it refuses, such as .htaccess.`,
    ],
  },
  {
    name: "GitHub Pages",
    steps: [
      t`Make a new public repository, which is GitHub’s word for a folder, and choose “uploading an existing file”.`,
      t`Drag in everything that is inside the folder, not the folder itself, and click “Commit changes”.`,
      t`In Settings, Pages, choose “Deploy from a branch”, the branch main, and save. It works below the repository’s name too.`,
    ],
  },
  {
    name: t`Your own web host`,
    steps: [
      t`Open the file manager of your host, or an SFTP program.`,
      t`Copy everything that is inside the folder into the folder of your domain, often called htdocs, www or public_html.`,
      t`Open your address. To change something, copy the new files over the old ones.`,
    ],
  },
] as const;

export default function PutOnline() {
  return (
    <section>
      <h3 className="heading-6">Put it online</h3>
      <p className="hint">
        The steps for Netlify, Cloudflare and GitHub are those of their documentation, for Neocities
        of its published source, all read on 19 November 2026. Buttons may have other names by now.
      </p>
      <p>
        <a
          className="compose-line-link"
          href={withBase("/guides/put-your-site-online")}
          target="_blank"
          rel="noreferrer"
        >
          All steps, with SFTP, Nextcloud, forms and later changes
        </a>
      </p>
      {hosts.map(({ name, steps }) => (
        <details key={name} name="put-online">
          <summary>{name}</summary>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}
