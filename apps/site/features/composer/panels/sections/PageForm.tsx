import type { LineField } from "@daylit/layouts/schema/field.ts";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { withPath } from "@daylit/site-engine/edit/changes/pages.ts";
import { useId, useState } from "react";
import { TextControl } from "../../fields/controls/TextControl.tsx";
import { t } from "../../messages/t.ts";
import { useInterface, useNow, useSession } from "../../store/context.tsx";

const heads = {
  label: { label: t`Name in the menu`, soft: 18, why: t`the menu breaks into two lines` },
  title: { label: t`Title, in tabs and search results`, soft: 65, why: t`search engines cut it` },
  description: {
    label: t`Description for search engines`,
    soft: 160,
    why: t`search engines cut it`,
    optional: true,
  },
} as const;

/** The address of a page, written when the field is left: half of one would be a page of its own. */
function PathField({ at, path }: { at: number; path: string }) {
  const id = useId();
  const session = useSession();
  const { announce } = useInterface();
  const address = useNow((now) => now.site.address);
  const [draft, setDraft] = useState({ text: "", of: "" });
  const text = draft.of === path ? draft.text : path.slice(1);
  const write = () => {
    setDraft({ text: "", of: "" });
    if (text.trim() === "" || `/${text}` === path) return;
    session.change(t`page address`, (site) => withPath(site, at, text));
    announce(t`Page address: ${session.site.pages[at]?.path}. Links on your site follow.`);
  };
  return (
    <div className="field compose-field">
      <label htmlFor={id}>Page address</label>
      <input
        id={id}
        data-field={`pages[${at}].path`}
        aria-describedby={`${id}-about`}
        autoCapitalize="none"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setDraft({ text: target.value, of: path })}
        onBlur={write}
        onKeyDown={({ key }) => key === "Enter" && write()}
      />
      <span className="hint" id={`${id}-about`}>
        {address
          ? `${address.replace(/\/$/, "")}${path}. If you change it, the old address leads here.`
          : `${path}. It follows the name until your site is online.`}
      </span>
    </div>
  );
}

/** What a page is called, in the navigation and out there. */
export function PageForm() {
  const session = useSession();
  const site = useNow((now) => now.site);
  const selection = useNow((now) => now.selection);
  const page = site.pages[selection.page];
  if (!page) return null;
  return (
    <fieldset className="compose-group">
      <legend>This page</legend>
      {Object.entries(heads).map(([key, of]) => {
        const field: LineField = { kind: "line", ...of, hard: of.soft * 2 };
        return (
          <TextControl
            key={key}
            field={field}
            value={page[key as keyof typeof heads]}
            path={`pages[${selection.page}].${key}`}
          />
        );
      })}
      {selection.page > 0 && <PathField at={selection.page} path={page.path} />}
      {selection.page > 0 && (
        <label className="check">
          <input
            type="checkbox"
            checked={page.menu === false}
            onChange={({ target }) =>
              session.change(t`place of the page`, (before) =>
                withValue(
                  before,
                  `pages[${selection.page}].menu`,
                  target.checked ? false : undefined,
                ),
              )
            }
          />
          Only in the footer, not in the menu
        </label>
      )}
    </fieldset>
  );
}
