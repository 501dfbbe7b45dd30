import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { claimWords } from "@daylit/site-engine/assistant/claims.ts";
import { askedPaths, messageFor } from "@daylit/site-engine/assistant/message.ts";
import {
  type Proposal,
  type ProposedSection,
  readAnswer,
  withProposed,
} from "@daylit/site-engine/assistant/read-answer.ts";
import {
  readTranslation,
  type TranslationProposal,
  textKey,
  translationMessage,
  withTranslated,
} from "@daylit/site-engine/assistant/translation-answer.ts";
import { textsLeft, textsToTranslate } from "@daylit/site-engine/document/language/parts.ts";
import { valueAt } from "@daylit/site-engine/document/object-path.ts";
import { useState } from "react";
import { languageName } from "../../messages/languages.ts";
import { t } from "../../messages/t.ts";
import { useInterface, useNow, useSession } from "../../store/context.tsx";
import { Dialog } from "../dialogs/Dialog.tsx";
import { translationGroups } from "../languages/translation-groups.ts";
import { Exchange, forgetAnswer } from "./Exchange.tsx";
import "./assistant-styles.ts";
import { askModel, askTranslator, hasModel, hasTranslator } from "./local-model.ts";
import { Review, type ReviewGroup } from "./Review.tsx";

type Props = {
  /** The path of one section; without it the whole site. */
  path?: string;
  /** A translation into this language. */
  language?: string;
};

/** In the message, which is in English. */
const english = new Intl.DisplayNames("en", { type: "language" });
const englishName = (tag: string) => english.of(tag) ?? tag;

const useless = t`No text of your site is in this answer. Copy all of it, from its first to its last line.`;
const brokenOff = t`The answer breaks off. Ask the assistant to go on, and paste the rest afterwards.`;
const inLanguage = (found: string, wanted: string) =>
  t`This reads like ${languageName(found)}, and should be ${languageName(wanted)}.`;

/** Texts by the owner's own assistant: for the site, a section or a translation. */
export default function AssistantDialog({ path, language }: Props) {
  return language ? (
    <ForLanguage language={language} />
  ) : (
    <ForSections {...(path ? { path } : {})} />
  );
}

const wishes = [t`Make it shorter.`, t`Use simpler words.`, t`Make it friendlier.`];

function ForSections({ path }: { path?: string }) {
  const session = useSession();
  const { setChooser, setPanel, announce } = useInterface();
  const site = useNow((now) => now.site);
  const [proposal, setProposal] = useState<Proposal>();
  const [problem, setProblem] = useState("");
  const only = path ? [path] : undefined;
  const draft = path ?? "site";
  const section = path
    ? (valueAt(site, path) as { block: Parameters<typeof definitionOf>[0] } | undefined)
    : undefined;
  const title = section
    ? t`With your assistant: ${definitionOf(section.block).label}`
    : t`Write it with your assistant`;
  const close = () => setChooser(undefined);
  const message = (words: string, of: readonly string[] | undefined = only) =>
    messageFor(site, {
      languageName: englishName(site.language),
      notes: words,
      ...(of ? { only: of } : {}),
    });
  const paths = askedPaths(site, only);

  function read(answer: string, words: string) {
    const found = readAnswer(session.site, answer, { notes: words, ...(only ? { only } : {}) });
    setProblem(found.sections.length === 0 ? useless : "");
    if (found.sections.length > 0) setProposal(found);
  }

  function take(sections: readonly ProposedSection[]) {
    session.endMerge();
    session.change(t`texts of your assistant`, (before) => withProposed(before, sections));
    forgetAnswer(draft);
    const count = sections.reduce((sum, { texts }) => sum + texts.length, 0);
    announce(
      count === 1
        ? t`1 text taken. Undo brings the old one back.`
        : t`${count} texts taken. Undo brings the old ones back.`,
      true,
    );
    close();
    // The page with its new words is what everybody wants to see now.
    if (!path) setPanel(undefined);
  }

  return (
    <Dialog title={title} question={!proposal} onClose={close}>
      {proposal ? (
        <Review
          groups={proposal.sections.map(groupOf)}
          leftOut={proposal.leftOut}
          language={site.language}
          warnings={[
            ...(proposal.isCut ? [brokenOff] : []),
            ...(proposal.otherLanguage ? [inLanguage(proposal.otherLanguage, site.language)] : []),
          ]}
          onTake={(keys) => take(proposal.sections.filter(({ key }) => keys.has(key)))}
          onBack={() => setProposal(undefined)}
        />
      ) : (
        <Exchange
          draft={draft}
          notesLabel={path ? "What should change?" : "What should it know?"}
          notesHint={
            path
              ? "In your words, or choose below."
              : "In your own words: “I learnt it from my father, and I also tune harpsichords”. What you say here needs no confirming later."
          }
          {...(path ? { wishes } : {})}
          message={message}
          local={() => hasModel(site.language)}
          ask={(words, onStep) =>
            askModel(
              paths.map((each) => message(words, [each])),
              site.language,
              onStep,
            )
          }
          steps={paths.length}
          onAnswer={read}
          problem={problem}
        >
          {!path && (
            <p>
              We make a message with your facts and everything that your pages need. Your assistant
              answers, and you choose what to use.
            </p>
          )}
        </Exchange>
      )}
    </Dialog>
  );
}

const groupOf = ({ key, page, label, texts }: ProposedSection): ReviewGroup => ({
  key,
  title: page ? `${page}: ${label}` : label,
  texts: texts.map(({ path, label: name, before, after, cut, long, confirm, wasExample }) => ({
    ...{ key: path, label: name, before, after },
    ...(wasExample ? { wasExample } : {}),
    ...(confirm ? { confirm: true } : {}),
    notes: [
      ...(confirm ? [claimWords[confirm]] : []),
      ...(cut ? [t`Too long. Cut off: “${cut}”`] : []),
      ...(long && !cut ? [t`${long[0]} characters; up to ${long[1]} look right.`] : []),
    ],
  })),
});

function ForLanguage({ language }: { language: string }) {
  const session = useSession();
  const { setChooser, announce } = useInterface();
  const site = useNow((now) => now.site);
  const [proposal, setProposal] = useState<TranslationProposal>();
  const [problem, setProblem] = useState("");
  const name = languageName(language);
  const draft = `language ${language}`;
  const back = () => setChooser(undefined);
  const translation = site.translations?.find((each) => each.language === language);
  const isLeft: ReadonlySet<string> = translation ? textsLeft(site, translation) : new Set();
  const left = textsToTranslate(site, language).filter(({ text }) => isLeft.has(text));

  function read(answer: string) {
    const found = readTranslation(session.site, language, answer);
    setProblem(found.texts.length === 0 ? useless : "");
    if (found.texts.length > 0) setProposal(found);
  }

  function take({ texts }: TranslationProposal, keys: ReadonlySet<string>) {
    const chosen = texts.filter(({ page }) => keys.has(String(page)));
    session.endMerge();
    session.change(t`translation into ${name}`, (before) =>
      withTranslated(before, language, chosen),
    );
    forgetAnswer(draft);
    announce(t`${chosen.length} translations taken. Undo brings the old ones back.`);
    back();
  }

  return (
    <Dialog title={`Translate with your assistant: ${name}`} question={!proposal} onClose={back}>
      {proposal ? (
        <Review
          groups={translationGroups(site, proposal.texts)}
          leftOut={proposal.leftOut}
          language={language}
          beforeLanguage={site.language}
          warnings={[
            ...(proposal.isCut ? [brokenOff] : []),
            ...(proposal.otherLanguage ? [inLanguage(proposal.otherLanguage, language)] : []),
          ]}
          onTake={(keys) => take(proposal, keys)}
          onBack={() => setProposal(undefined)}
        />
      ) : (
        <Exchange
          draft={draft}
          notesLabel="What should it know?"
          notesHint="Such as: “Say Sie”, “Our guests are hikers”."
          message={(notes) =>
            translationMessage(site, { language, languageName: englishName(language), notes })
          }
          local={() => hasTranslator(site.language, language)}
          ask={(_, onStep) =>
            askTranslator(
              left.map(({ text }) => [textKey(text), text] as const),
              site.language,
              language,
              onStep,
            )
          }
          steps={left.length}
          onAnswer={read}
          problem={problem}
        />
      )}
    </Dialog>
  );
}
