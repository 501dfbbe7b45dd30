/**
 * Patterns that make a text sound translated, each with the plain form. They are looked for in every
 * text that readers see and in comments.
 */
const plainWords: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /\b(?<!\b(there|here|it|such) )(?<!\bthere’)(is|are) no (?!longer|more|less|fewer|stronger|wider|one)[a-z]/i,
    "“isn’t a”",
  ],
  [/\bupon\b(?<!once upon)/i, "“on”"],
  [/\banew\b/i, "“again”"],
  [/\bmend(s|ed|ing)?\b/i, "“fix”"],
  [/\bwhoever\b/i, "“people who”, or the person’s name"],
  [/\bsomebody\b/i, "name the person: “a visitor”, “a friend”"],
  [/\bletters (of )?twice\b|\btwice as large letters\b/i, "“text at 200 %”"],
  [/, for (the|it|this|that|they|there) [a-z]+ (is|are|was|were|has|have|does|do)\b/i, "“because”"],
  [/\bstands? in the (line|place|way)\b/i, "“is”, “replaces”"],
  [/\bfor nothing\b/i, "“free”, “free of charge”"],
  [/\bof ours\b/i, "“our …”"],
  [/\bneed not\b/i, "“needn’t”, “don’t have to”"],
  [/\b(by itself|by themselves)\b/i, "“automatically”, “on its own”"],
  [/\btake (it|them|the \w+) (away|out)\b/i, "“remove”, “download”"],
  [/\bstays? your part\b/i, "“is left to you”"],
  // Addresses and keys keep the spelling that they have.
  [/(?<![-/"])\be-mails?\b(?! link")/, "“email”"],
  [/\bE-mails?\b/, "“Email”"],
  [/\bweb ?spaces?\b/i, "“web host”"],
  [/\byou hear (it|whether|what|from)\b/i, "“we’ll tell you”"],
];

type Patterns = typeof plainWords;

/** The places of a text that a pattern finds, with the words around them. */
const found = (text: string, patterns: Patterns): string[] =>
  text.split("\n").flatMap((line) =>
    patterns.flatMap(([pattern, instead]) => {
      const place = pattern.exec(line);
      if (!place) return [];
      const around = line.slice(Math.max(0, place.index - 30), place.index + place[0].length + 30);
      return [`“${around.trim()}”: write ${instead}`];
    }),
  );

export const foreignWords = (text: string): string[] => found(text, plainWords);

/** What the glossary for owners calls otherwise, in every text that owners read. */
const ownersWords: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bimages?\b/i, "“picture”"],
  [/\bcategor(y|ies)\b/i, "“trade”"],
];

export const foreignToOwners = (text: string): string[] => found(text, ownersWords);
