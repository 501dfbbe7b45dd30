import { savesData } from "../../model/browser/connection.ts";
import { laterChoosers, laterPanels } from "./panels/later-panels.ts";

/** What is loaded when it is wanted; beforehand in a quiet moment, so that it is there offline too. */
const parts = [
  () => import("./canvas/text/article-keys.ts"),
  () => import("./canvas/text/MarkBar.tsx"),
  () => import("./canvas/text/paste.ts"),
  () => import("./fields/controls/AreaTools.tsx"),
  () => import("./fields/controls/ArticleControl.tsx"),
  () => import("./export/BeforeDownload.tsx"),
  () => import("./export/share/BriefLinks.tsx"),
  () => import("./export/ChangedOnline.tsx"),
  () => import("./store/start/desk-files.ts"),
  () => import("./fields/language/LanguageChoice.tsx"),
  () => import("./fields/language/languages.ts"),
  () => import("./fields/business/FoundFields.tsx"),
  () => import("./fields/business/HoursEditor.tsx"),
  () => import("./fields/business/NoticeField.tsx"),
  () => import("./images/logo.ts"),
  () => import("./open/live-site.ts"),
  () => import("./open/opened-file.ts"),
  () => import("./store/start/plan-sections.ts"),
  () => import("./export/PutOnline.tsx"),
  () => import("./export/save-folder.ts"),
  () => import("./panels/check/ExampleTexts.tsx"),
  () => import("./panels/news/PostsForm.tsx"),
  () => import("./panels/sections/FormTarget.tsx"),
  () => import("@daylit/site-engine/edit/changes/posts.ts"),
  () => import("./panels/dialogs/LayoutChooser.tsx"),
  () => import("./panels/check/SetAsideNotes.tsx"),
  () => import("./export/share/share-link.ts"),
  () => import("@daylit/layouts/theme/lowest-contrast.ts"),
  () => import("@daylit/site-engine/edit/legal-follow.ts"),
  () => import("@daylit/layouts/words/table.ts"),
];

/** ms after a site was opened. */
const quiet = 4000;
/** Panels and choosers come sooner: they are there when the connection goes. */
const soon = 500;

/** `supply` fetches the pictures and typefaces of the site, so that it can be packed offline. */
export function loadLater(supply: () => Promise<unknown>): () => void {
  const first = setTimeout(() => {
    for (const part of [...Object.values(laterPanels), ...Object.values(laterChoosers)])
      part().catch(() => {});
  }, soon);
  const timer = setTimeout(() => {
    for (const part of parts) part().catch(() => {});
    if (!savesData()) supply().catch(() => {});
  }, quiet);
  return () => {
    clearTimeout(first);
    clearTimeout(timer);
  };
}
