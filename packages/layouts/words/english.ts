/** The words that pages print by themselves, in English: `table.ts` has them in other languages. */
export const english = {
  /** The language's own name, in the language switch. */
  language: "English",
  menu: "Menu",
  /** The name of the navigation, for screen readers. */
  main: "Main",
  skip: "Skip to content",
  required: "Required",
  send: "Send",
  back: "Back",
  next: "Next",
  /** "Picture 3", for screen readers. */
  picture: "Picture",
  closed: "closed",
  /** Between the first and the last of several days: "Monday to Friday". */
  until: "to",
  /** The name of the line above the home page, for screen readers. */
  notice: "Notice",
  toTop: "Back to top",
  contents: "Contents",
  readMore: "Read more",
  legalNotice: "Legal notice",
  privacy: "Privacy",
  /** The page of the posts, the list on it, and a post before it has a title. */
  news: "News",
  allNews: "All news",
  newPost: "New post",
  missing: "Not found",
  missingTitle: "Page not found",
  missingAbout: "There is no page at this address.",
  missingHeading: "Nothing at this address",
  missingText: "It may have moved, or the link may be wrong.",
  toHome: "Go to the home page",
  sent: "Thank you",
  sentText: "Your message is on its way.",
  noMailProgram: "If no email program opens, reach us here:",
  /** A description for search engines; {name} is the name of the business. */
  reach: "How to reach {name}: telephone, e-mail, address and hours.",
  /** On a page in another language that is public before it is finished. */
  partly: "Parts of this page haven’t been translated yet.",
  openQuote: "“",
  closeQuote: "”",
};

export type WordName = keyof typeof english;
export type Words = Readonly<Record<WordName, string>>;

/** Conjunctions, prepositions that begin a phrase of their own, and words that need another one behind them. */
export type FunctionWords = readonly [joins: string, begins: string, leadsOn: string];

export const englishFunctionWords: FunctionWords = [
  "and or &",
  "for in with from by at near since without between across throughout around inside during every when if because while so where",
  "a an the my our your his her its their of to on as about after that who which",
];
