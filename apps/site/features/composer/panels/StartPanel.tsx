import { FactField, PlaceFields } from "../fields/business/FactsForm.tsx";
import { SiteAddressField } from "../fields/business/SiteAddressField.tsx";
import { LanguageField } from "../fields/language/LanguageField.tsx";
import { ColourField } from "../fields/look/ColourField.tsx";
import { LayoutField } from "../fields/look/LayoutField.tsx";
import { LogoField } from "../fields/look/LogoField.tsx";
import { DeskOffer } from "../home/DeskOffer.tsx";
import { useInterface } from "../store/context.tsx";

/** The first questions; each may be left as it is, and the page answers at once. */
export function StartPanel() {
  const { setPanel, setChooser, page } = useInterface();
  return (
    <>
      <p className="hint">Fill in what you can. You can change everything later.</p>
      <DeskOffer />
      <FactField name="name" label="What is it called?" />
      <FactField name="strapline" label="What do you do, in one sentence?" />
      <ColourField />
      <LayoutField />
      <LanguageField />
      <FactField name="phone" />
      <FactField name="email" />
      <PlaceFields />
      <SiteAddressField />
      <LogoField />
      <button type="button" className="compose-ask" onClick={() => setChooser({ of: "assistant" })}>
        Write the texts with your assistant
      </button>
      <button
        type="button"
        className="button-primary"
        onClick={() => {
          setPanel(undefined);
          // In a low window the page comes back only now.
          requestAnimationFrame(() => page.current?.focus());
        }}
      >
        Continue to your page
      </button>
    </>
  );
}
