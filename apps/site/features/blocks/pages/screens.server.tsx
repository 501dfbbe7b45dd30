import { plainFiles } from "daylit/internal/tools/plain-files.ts";
import {
  emptyScreenDocument,
  readScreen,
  screenNames,
} from "daylit/internal/tools/reference/screens.ts";
import { componentName } from "daylit-blocks/internal/tools/component-name.ts";
import { jsxFile } from "daylit-blocks/internal/tools/sections/section-forms.ts";
import { defaultTheme } from "daylit-blocks/internal/tools/styles/default-theme.ts";
import { highlight } from "../../../build/mdx/highlight.ts";
import { screenSampleName } from "../../../model/blocks.ts";
import { TableOfContents } from "../../../shell/chrome/TableOfContents.tsx";
import { Island } from "../../../shell/island.server.tsx";
import { framed } from "../../../shell/page-view.server.ts";
import { valuesName } from "../../../shell/values/source.server.ts";
import { CodeBox } from "../../../ui/code/CodeBox.tsx";
import { Link } from "../../../ui/Link.tsx";
import { fileAddress } from "../../reference/package/address.ts";
import { Heading } from "../../reference/ui/Heading.tsx";
import { itemPath } from "../../registry/registry-item.ts";
import { screenItemName } from "../../registry/screens.server.ts";
import { BlockCode } from "../BlockCode.tsx";
import BlockExample from "../BlockExample.island.tsx";

const pageId = "whole-page";
const pageTitle = "The page around a screen";

/** Enough for every screen without a `daylit-…` element, and what those need. */
const { framework, kit, icons, behaviourStyles, behaviour } = plainFiles;

const files = (list: readonly (readonly [name: string, what: string])[]) =>
  list.map(([name], index) => (
    <span key={name}>
      {index > 0 && ", "}
      <a href={fileAddress(name)}>{fileAddress(name)}</a>
    </span>
  ));

/** The screens of applications, each live, with its code. */
export const screens = framed(["features/blocks/styles/blocks.css", valuesName("blocks")], () => {
  const all = screenNames().map(readScreen);
  return (
    <div className="part">
      <p className="paragraph-lead">
        Whole screens of an application, made with the framework and its{" "}
        <Link to="/stylesheet/application-kit">kit</Link>, without a line of CSS of their own. Copy
        one, replace the example’s words, and it is yours.
      </p>
      <p>
        Each is dense: small for a mouse, larger for a finger. Take the class <code>dense</code>{" "}
        away and it has the framework’s ordinary sizes. Sorting, choosing rows and the command menu
        come from <Link to="/documentation/behaviour">daylit/behaviour</Link>; everything else works
        without a script.
      </p>
      <TableOfContents
        headings={[
          { id: pageId, text: pageTitle, depth: 2 },
          ...all.map(({ name, title }) => ({ id: name, text: title, depth: 2 as const })),
        ]}
      />
      <Heading id={pageId}>{pageTitle}</Heading>
      <p>
        A whole page with the frame that most screens share: a skip link first, the sidebar, the
        bar, the work. The code of a screen below stands in its <code>&lt;body&gt;</code>; screens
        without a sidebar begin with <code>&lt;main&gt;</code>. Links such as <code>/orders</code>{" "}
        and the forms’ <code>action</code> lead to pages of your own.
      </p>
      <CodeBox html={highlight(emptyScreenDocument(), "html")} language="html" name={pageTitle} />
      <p>
        With npm import <code>daylit</code>, <code>daylit/kit.css</code> and{" "}
        <code>daylit/icons.css</code>, in this order. Without it download the files into a folder{" "}
        <code>daylit</code> beside the page: {files([framework, kit, icons])}. A screen with a{" "}
        <code>daylit-…</code> element also loads {files([behaviourStyles, behaviour])}, the second
        with <code>&lt;script type="module"&gt;</code>. On a server of your own name them from the
        root (<code>/daylit/kit.min.css</code>).
      </p>
      {all.map(({ name, title, note, html }) => (
        <section className="block" key={name}>
          <Heading id={name}>{title}</Heading>
          <p>{`${note[0]?.toUpperCase()}${note.slice(1)}.`}</p>
          <Island
            of={BlockExample}
            props={{
              of: screenSampleName(name),
              title,
              heights: "window" as const,
              own: defaultTheme.brand,
            }}
            client="stored"
          />
          <BlockCode
            name={name}
            label={title}
            forms={[
              { label: "HTML", language: "html", html: highlight(html, "html") },
              {
                label: "JSX",
                language: "tsx",
                html: highlight(
                  jsxFile(html, { name: componentName(`screen-${name}`) }).trimEnd(),
                  "tsx",
                ),
              },
            ]}
          />
          <p className="part-facts">
            Loads <code>daylit</code>, <code>daylit/kit.css</code>, <code>daylit/icons.css</code>
            {html.includes("<daylit-") && (
              <>
                {" "}
                and <code>daylit/behaviour</code> with <code>daylit/behaviour.css</code>
              </>
            )}
            , in <Link to={`#${pageId}`}>the page around it</Link>. With shadcn:{" "}
            <a href={itemPath(screenItemName(name))}>{itemPath(screenItemName(name))}</a>.
          </p>
        </section>
      ))}
    </div>
  );
});
