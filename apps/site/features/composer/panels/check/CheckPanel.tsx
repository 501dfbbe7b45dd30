import { type Finding, ownSections, type Weights } from "@daylit/site-engine";
import { useEffect, useRef, useState } from "react";
import { useTool } from "../../../../workspace/useTool.ts";
import { t } from "../../messages/t.ts";
import { useInterface, useNow, useServices, useSession } from "../../store/context.tsx";
import { findingsOf, isExample } from "../../store/findings.ts";
import { showLanguage } from "../../store/show-language.ts";
import { useGoToField } from "../useGoToField.ts";
import { FindingList } from "./FindingList.tsx";
import { progressSummary, progressWords } from "./progress-summary.ts";

/** Everything there is to say about the site, in plain words; each leads to its place. */
export function CheckPanel() {
  const session = useSession();
  const { builder } = useServices();
  const shown = useInterface();
  const { setPanel, setChooser } = shown;
  const site = useNow((now) => now.site);
  const revision = useNow((now) => now.revision);
  const [weights, setWeights] = useState<Weights>();
  const verdictLine = useRef<HTMLParagraphElement>(null);
  const { Component: ExampleTexts } = useTool(() => import("./ExampleTexts.tsx"));
  const to = useGoToField();
  const all = findingsOf(site, weights);
  const findings = all.filter((finding) => !isExample(finding));
  const faults = findings.filter(({ level }) => level !== "note").length;
  const left = all.filter(({ level }) => level !== "note").length;
  const progress = ownSections(site);

  // Weighing takes a whole build, in the worker; nobody waits for it.
  useEffect(() => {
    let late = false;
    const timer = setTimeout(() => {
      builder.build(session.site, "weights").then(
        ({ weights: found }) => late || setWeights(found),
        () => {},
      );
    }, 800);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [revision, builder, session]);

  function lead({ about, path, page }: Finding) {
    const translation = site.translations?.[Number(/^translations\[(\d+)\]$/.exec(path)?.[1])];
    if (translation) return showLanguage(translation.language, session, shown, true);
    to(path, page);
    // What a picture shows is said where it is chosen.
    if (about === "picture") setChooser({ of: "picture", path });
  }

  function group(level: Finding["level"], heading: string) {
    const some = findings.filter((finding) => finding.level === level);
    return (
      some.length > 0 && (
        <section>
          <h3 className="heading-6">
            {heading} ({some.length})
          </h3>
          <FindingList findings={some} site={site} onLead={lead} />
        </section>
      )
    );
  }

  return (
    <>
      <p className="compose-verdict" role="status" ref={verdictLine} tabIndex={-1}>
        {progressSummary(progress, faults, left - faults)}
      </p>
      {left === 0 ? (
        <button
          type="button"
          className="button-primary compose-take"
          onClick={() => setPanel("take")}
        >
          Publish
        </button>
      ) : (
        <progress value={progress.own} max={progress.all} aria-label={progressWords(progress)} />
      )}
      {group("must", t`Needs fixing`)}
      {group("should", t`Could be better`)}
      {(left > faults || findings.some(({ about }) => about === "legal")) && ExampleTexts && (
        <ExampleTexts end={verdictLine} />
      )}
      {group("note", t`Good to know`)}
    </>
  );
}
