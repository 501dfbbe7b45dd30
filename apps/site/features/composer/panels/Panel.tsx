import { Brush, CircleCheck, Layers, PenLine, Rocket, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTool } from "../../../workspace/useTool.ts";
import { useLater } from "../canvas/useLater.ts";
import { t } from "../messages/t.ts";
import { useInterface, useInterfaceState, useSession } from "../store/context.tsx";
import type { PanelName } from "../store/interface.ts";
import { laterPanels } from "./later-panels.ts";
import { NotLoaded } from "./NotLoaded.tsx";
import { StartPanel } from "./StartPanel.tsx";
import { Rail } from "./sections/Rail.tsx";
import { useFocusRequest } from "./useFocusRequest.ts";
import { Waiting } from "./Waiting.tsx";

const panels = {
  begin: { title: t`Start here`, content: StartPanel },
  pages: { title: t`Pages and sections`, content: Rail },
  words: { title: t`Text` },
  look: { title: t`Design` },
  check: { title: t`Check` },
  take: { title: t`Publish` },
} as const satisfies Record<PanelName, { title: string; content?: () => React.ReactNode }>;

/** What a panel says. A field that is asked for has the focus as soon as it is there. */
function Content({ of: Of, box }: { of: React.ComponentType; box: BoxRef }) {
  useFocusRequest(box);
  return <Of />;
}

type BoxRef = React.RefObject<HTMLDivElement | null>;

type LaterProps = { name: keyof typeof laterPanels; box: BoxRef };

/** Loaded when it is opened, or before in a quiet moment. */
function LaterContent(props: LaterProps & { heading: React.RefObject<HTMLElement | null> }) {
  const { heading, ...rest } = props;
  const [tries, setTries] = useState(0);
  const again = () => {
    // The button that was pressed goes.
    if (props.box.current?.contains(document.activeElement)) heading.current?.focus();
    setTries(tries + 1);
  };
  return <TriedContent key={tries} {...rest} onAgain={again} />;
}

function TriedContent({ name, box, onAgain }: LaterProps & { onAgain: () => void }) {
  const { Component, failed } = useTool(laterPanels[name]);
  if (failed) return <NotLoaded onAgain={onAgain} />;
  return Component ? <Content of={Component} box={box} /> : <Waiting />;
}

/** What stands beside the page, or on a phone before its lower half. Each begins at its top. */
export function Panel({ name }: { name: PanelName }) {
  const { setPanel, page } = useInterface();
  const { title } = panels[name];
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  // A new site begins with its first question. Else what was pressed may have gone with the panel
  // before this one.
  useEffect(() => {
    const field =
      name === "begin" ? body.current?.querySelector<HTMLInputElement>("[data-field]") : undefined;
    if (document.activeElement?.closest(".compose")) return;
    (field ?? heading.current)?.focus({ preventScroll: true });
  }, [name]);
  return (
    <aside className="compose-panel" aria-label={title}>
      <header className="compose-panel-head">
        <h2 className="heading-5" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          className="button-quiet button-icon"
          aria-label={`Close ${title}`}
          onClick={() => {
            setPanel(undefined);
            // In a low window the page comes back only now.
            requestAnimationFrame(() => page.current?.focus());
          }}
        >
          <X aria-hidden="true" />
        </button>
      </header>
      {/* It scrolls, and Firefox would make it a stop of the Tab key, without a name. */}
      <div className="compose-panel-body" ref={body} tabIndex={-1}>
        {name in laterPanels ? (
          <LaterContent name={name as keyof typeof laterPanels} box={body} heading={heading} />
        ) : (
          <Content of={panels[name as "begin" | "pages"].content} box={body} />
        )}
      </div>
    </aside>
  );
}

/** How much is left to do: loaded and counted with a delay, so that nothing waits for it. */
function OpenCount() {
  const OpenNumber = useLater(true, () => import("./check/OpenNumber.tsx"));
  return OpenNumber && <OpenNumber />;
}

const tabs = [
  { name: "pages", label: t`Pages`, icon: Layers },
  { name: "words", label: t`Text`, icon: PenLine },
  { name: "look", label: t`Design`, icon: Brush },
  { name: "check", label: t`Check`, icon: CircleCheck },
  { name: "take", label: t`Publish`, icon: Rocket },
] as const;

/** Five things to do: above the panel, and on a phone at the thumb. */
export function PanelTabs() {
  const { setPanel, page } = useInterface();
  const panel = useInterfaceState((now) => now.panel);
  const session = useSession();
  return (
    <nav className="compose-tabs" aria-label="Parts of the composer">
      {tabs.map(({ name, label, icon: Icon }) => (
        <button
          key={name}
          type="button"
          data-tab={name}
          aria-expanded={panel === name}
          onClick={() => {
            setPanel(panel === name ? undefined : name);
            // The page has become narrower or wider: what is at hand stays in view.
            const { block } = session.now.selection;
            if (block) requestAnimationFrame(() => page.current?.scrollTo(block));
          }}
        >
          <Icon aria-hidden="true" />
          {label}
          {name === "check" && <OpenCount />}
        </button>
      ))}
    </nav>
  );
}
