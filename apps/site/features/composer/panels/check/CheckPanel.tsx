import type { Finding, Weights } from "@daylit/site-engine";
import { useEffect, useRef, useState } from "react";
import { blockPathOf } from "../../store/changes/object-path.ts";
import { useComposer, useNow } from "../../store/context.ts";
import { findingsOf } from "../../store/findings.ts";
import { withOwnText } from "../../store/placeholder-words.ts";
import { verdict } from "../design/verdict.ts";
import { FindingList } from "./FindingList.tsx";

const groups: readonly (readonly [Finding["level"], string])[] = [
  ["must", "Needs fixing"],
  ["should", "Could be better"],
  ["note", "Good to know"],
];

/** Everything there is to say about the site, in plain words; each leads to its place. */
export function CheckPanel() {
  const { session, maker, want, show, choose, say, page: handle } = useComposer();
  const { site, revision } = useNow();
  const [weights, setWeights] = useState<Weights>();
  const verdictLine = useRef<HTMLParagraphElement>(null);
  const findings = findingsOf(site, weights);
  const lent = findings.filter(({ about }) => about === "lent");
  const left = findings.filter(({ level }) => level !== "note").length;

  // Weighing takes a whole build, in the worker; nobody waits for it.
  useEffect(() => {
    let late = false;
    const timer = setTimeout(() => {
      maker.build(session.site, "weights").then(
        ({ weights: found }) => late || setWeights(found),
        () => {},
      );
    }, 800);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [revision, maker, session]);

  function lead({ about, path, page }: Finding) {
    const block = blockPathOf(path);
    session.select({ page: page ?? session.now.selection.page, ...(block ? { block } : {}) });
    handle.current?.show(path);
    want(path);
    // What a picture shows is said where it is chosen.
    if (about === "picture") choose({ of: "picture", path });
  }

  function keep(text: string) {
    session.change("words kept", (before) => withOwnText(before, text));
    say("Kept.");
    // The row is gone with what was pressed in it.
    verdictLine.current?.focus();
  }

  return (
    <>
      <p className="compose-verdict" role="status" ref={verdictLine} tabIndex={-1}>
        {verdict(left - lent.length, lent.length)}
      </p>
      {left === 0 && (
        <button type="button" className="button-primary compose-take" onClick={() => show("take")}>
          Download
        </button>
      )}
      {lent.length > 0 && (
        <details className="compose-lent">
          <summary>
            {lent.length === 1
              ? "One example text still to replace"
              : `${lent.length} example texts still to replace`}
          </summary>
          <FindingList findings={lent} site={site} onLead={lead} onKeep={keep} />
        </details>
      )}
      {groups.map(([level, heading]) => {
        const some = findings.filter(
          (finding) => finding.level === level && finding.about !== "lent",
        );
        if (some.length === 0) return null;
        return (
          <section key={level}>
            <h3 className="heading-6">
              {heading} ({some.length})
            </h3>
            <FindingList findings={some} site={site} onLead={lead} />
          </section>
        );
      })}
    </>
  );
}
