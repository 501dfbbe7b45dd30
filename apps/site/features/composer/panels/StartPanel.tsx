import { useState } from "react";
import { useWorkspace } from "../../../workspace/store/useWorkspace.ts";
import { useLater } from "../canvas/useLater.ts";
import { FactField, LinesField, PlaceFields } from "../fields/business/FactsForm.tsx";
import { SiteAddressField } from "../fields/business/SiteAddressField.tsx";
import { LanguageField } from "../fields/language/LanguageField.tsx";
import { ColourField } from "../fields/look/ColourField.tsx";
import { LayoutField } from "../fields/look/LayoutField.tsx";
import { LogoField } from "../fields/look/LogoField.tsx";
import { useInterface, useSession } from "../store/context.tsx";

/** The first questions; each may be left as it is, and the page answers at once. */
export function StartPanel() {
  const session = useSession();
  const { record } = useWorkspace();
  // Only for visitors who have put files on the asset desk.
  const DeskOffer = useLater((record?.desk.length ?? 0) > 0, () => import("../home/DeskOffer.tsx"));
  const { setPanel, setChooser, page } = useInterface();
  // What was said before the design was chosen is not asked for again, but can be changed.
  const [isSaid] = useState(() =>
    (["name", "strapline"] as const).every(
      (fact) => session.site.business[fact].trim() && !session.site.examples?.includes(fact),
    ),
  );
  const said = (
    <>
      <FactField name="name" label="What is your business called?" />
      <FactField name="strapline" label="What do you do, in one sentence?" />
      <LinesField name="address" />
    </>
  );
  return (
    <>
      <p className="hint">Fill in what you can. You can change everything later.</p>
      {DeskOffer && <DeskOffer />}
      {!isSaid && said}
      <FactField name="phone" />
      <FactField name="email" />
      <ColourField />
      <LogoField />
      <LanguageField />
      <button type="button" className="compose-ask" onClick={() => setChooser({ of: "assistant" })}>
        Write the texts with your assistant
      </button>
      <button
        type="button"
        className="button-primary"
        onClick={() => {
          setPanel(undefined);
          session.select({ page: 0 });
          // In a low window the page comes back only now.
          requestAnimationFrame(() => page.current?.toTop());
        }}
      >
        Continue to your page
      </button>
      {isSaid && said}
      <details className="compose-more">
        <summary>Hours, layout, address of the site</summary>
        <PlaceFields hoursOnly />
        <LayoutField />
        <SiteAddressField />
      </details>
    </>
  );
}
