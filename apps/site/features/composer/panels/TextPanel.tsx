import { type BlockName, definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { kindOf } from "@daylit/layouts/blocks/kinds.ts";
import { resolveSite, type SiteDocument } from "@daylit/site-engine";
import { isForm } from "@daylit/site-engine/document/check/forms.ts";
import { valueAt } from "@daylit/site-engine/document/object-path.ts";
import { withExamples } from "@daylit/site-engine/document/text/mark-examples.ts";
import { Sparkles } from "lucide-react";
import { useEffect, useState } from "react";
import { Swap } from "../canvas/options/Swap.tsx";
import { useLater } from "../canvas/useLater.ts";
import { FactsForm } from "../fields/business/FactsForm.tsx";
import { FieldForm } from "../fields/FieldForm.tsx";
import { browserTag, startWordsOf } from "../home/start-words.ts";
import { useInterface, useInterfaceState, useNow } from "../store/context.tsx";
import { TranslationPanel } from "./languages/TranslationPanel.tsx";
import { kindWords } from "./sections/kind-words.ts";
import { PageForm } from "./sections/PageForm.tsx";

type Values = Readonly<Record<string, unknown>> & { block: BlockName };

type Section = SiteDocument["pages"][number]["sections"][number];
type InWords = (site: SiteDocument, section: Section) => Section;

async function loadInWords(language: string): Promise<InWords> {
  const [words, { inSiteWords }] = await Promise.all([
    startWordsOf(language),
    import("@daylit/site-engine/edit/own-examples.ts"),
  ]);
  return (site, section) => inSiteWords(section, site, words, browserTag(language));
}

/** What new entries begin with. */
function exampleOf(block: BlockName): Section {
  const { fields, example } = definitionOf(block);
  return { ...withExamples(fields, example as Values), block } as unknown as Section;
}

export function TextPanel() {
  const language = useInterfaceState((now) => now.view.language);
  return language ? <TranslationPanel key={language.tag} language={language} /> : <OwnTexts />;
}

/** Everything that the selected part says, as a form. */
function OwnTexts() {
  const site = useNow((now) => now.site);
  const selection = useNow((now) => now.selection);
  const [inWords, setInWords] = useState<InWords>();
  const { language } = site;
  useEffect(() => {
    // Examples are in English; the words of other languages come a moment later.
    if (!/^en\b/.test(language))
      loadInWords(language).then(
        (found) => setInWords(() => found),
        () => {},
      );
  }, [language]);
  const values = selection.block
    ? (valueAt(resolveSite(site), selection.block) as Values | undefined)
    : undefined;

  if (!values || !selection.block)
    return (
      <>
        <p className="hint">
          Click any text on the page and type. These details are used on every page.
        </p>
        <AskAssistant /> <BringDocument />
        <p className="hint">* Required</p>
        <FactsForm />
        <PageForm />
      </>
    );
  const { label, about, fields } = definitionOf(values.block);
  const english = exampleOf(values.block);
  const example = inWords?.(site, english) ?? english;
  const frame = selection.block === "nav" || selection.block === "footer";
  return (
    <>
      <p className="compose-kind">{kindWords[kindOf(values.block)]}</p>
      <h3 className="heading-4">{label}</h3>
      <p className="hint">{about}</p>
      {isForm(values) && <Target />}
      <Swap key={selection.block} path={selection.block} block={values.block} />
      <AskAssistant path={selection.block} />
      <p className="hint">* Required</p>
      <FieldForm
        key={`${selection.block} ${values.block}`}
        fields={fields}
        values={values}
        path={selection.block}
        example={example}
      />
      {/^news-(list|latest)$/.test(values.block) && <Posts />}
      {frame && <FactsForm />}
    </>
  );
}

/** The site, or a section, written by the owner's own assistant. */
function AskAssistant({ path }: { path?: string }) {
  const { setChooser } = useInterface();
  return (
    <button
      type="button"
      className="compose-ask"
      onClick={() => setChooser({ of: "assistant", ...(path ? { path } : {}) })}
    >
      <Sparkles aria-hidden="true" />{" "}
      {path ? "Rewrite with your assistant" : "Write it with your assistant"}
    </button>
  );
}

/** Words that are written already. */
function BringDocument() {
  const { setChooser } = useInterface();
  return (
    <button type="button" onClick={() => setChooser({ of: "document" })}>
      Bring a document
    </button>
  );
}

/** Loaded when a section is a form. */
function Target() {
  const FormTarget = useLater(true, () => import("./sections/FormTarget.tsx"));
  return FormTarget && <FormTarget />;
}

/** Loaded when a section shows posts. */
function Posts() {
  const PostsForm = useLater(true, () => import("./news/PostsForm.tsx"));
  return PostsForm && <PostsForm />;
}
