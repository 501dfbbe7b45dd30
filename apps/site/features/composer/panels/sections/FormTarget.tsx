import { t } from "../../messages/t.ts";
import { useInterface, useNow } from "../../store/context.tsx";

/** Where the messages of a form go, beside its texts, and the way to the choice. */
export default function FormTarget() {
  const { requestFocus } = useInterface();
  const form = useNow((now) => now.site.form);
  const email = useNow((now) => now.site.business.email);
  const words = {
    service: () => t`Messages go to ${form.way === "service" && new URL(form.address).host}.`,
    host: () => t`Your host collects the messages: for sites on Netlify.`,
    mail: () =>
      email
        ? t`A message opens the visitor’s email program, addressed to ${email}.`
        : t`Messages go nowhere yet: there is no email address.`,
  };
  return (
    <p className="hint">
      {words[form.way]()}{" "}
      <button type="button" className="compose-link" onClick={() => requestFocus("form")}>
        Choose where messages go
      </button>
    </p>
  );
}
