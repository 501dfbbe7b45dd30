import { Mail } from "lucide-react";
import { site } from "../../model/site.ts";
import { Link } from "../../ui/Link.tsx";
import { mailDraft } from "./mail-draft.ts";

type Props = { subject: string; brief: string; file: string };

/** The way to the studio, if this copy of the site has one; otherwise the plain truth. */
export function SendLink(draft: Props) {
  return (
    <a className="button" href={mailDraft({ ...draft, to: site.email })}>
      <Mail aria-hidden="true" /> {site.email ? "Send it to the studio" : "Email draft"}
    </a>
  );
}

export function SendHint({ file }: { file: string }) {
  if (site.email)
    return (
      <p className="hint">
        This page sends nothing: a message to {site.email} opens in your own mail program with the
        brief in it. Attach {file} yourself. We tell you whether it fits, and send you a fixed quote
        before we start.
      </p>
    );
  return (
    <p className="hint">
      This page sends nothing. No contact address has been set up for this copy of the site, so the
      draft has no recipient: <Link to="/contact">what that means</Link>. Your work is yours, for
      any web designer.
    </p>
  );
}
