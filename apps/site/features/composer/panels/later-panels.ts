/** Panels that nobody needs for the first words; loaded when they are opened. */
export const laterPanels = {
  words: () => import("./TextPanel.tsx").then(({ TextPanel }) => ({ default: TextPanel })),
  look: () =>
    import("./design/DesignPanel.tsx").then(({ DesignPanel }) => ({ default: DesignPanel })),
  check: () => import("./check/CheckPanel.tsx").then(({ CheckPanel }) => ({ default: CheckPanel })),
  take: () =>
    import("../export/ExportPanel.tsx").then(({ ExportPanel }) => ({ default: ExportPanel })),
};

/** Choices in front of everything. */
export const laterChoosers = {
  picture: () => import("../images/PictureChooser.tsx"),
  section: () => import("./sections/SectionShelf.tsx"),
  languages: () => import("./languages/LanguagesDialog.tsx"),
  legal: () => import("./dialogs/LegalDialog.tsx"),
  keys: () => import("./dialogs/ShortcutList.tsx"),
};

/** Choices that most visits don't make: loaded when they are made, and not before. */
export const rareChoosers = {
  assistant: () => import("./assistant/AssistantDialog.tsx"),
  document: () => import("./document/DocumentDialog.tsx"),
  translator: () => import("./languages/TranslatorDialog.tsx"),
  rows: () => import("./document/RowsDialog.tsx"),
};
