import css from "../../styles/assistant.css?inline";

/** Styles that the first view needs not wait for: they come with the code that shows them. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
