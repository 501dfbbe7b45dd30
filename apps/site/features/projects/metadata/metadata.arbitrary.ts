import fc from "fast-check";

/** Would run, load or lead away if any of it were ever alive. */
const alive = [
  "<script>window.hostile = true</script>",
  '<script src="http://leak.test/script.js"></script>',
  '<script type="module">import "http://leak.test/module.js"; window.hostile = true</script>',
  '<link rel="stylesheet" href="http://leak.test/style.css">',
  '<link rel="preload" as="image" href="http://leak.test/preload.png">',
  '<style>@import "http://leak.test/import.css"; body { background: url(http://leak.test/bg.png) }</style>',
  '<meta http-equiv="refresh" content="0; url=http://leak.test/refresh">',
  '<img src="http://leak.test/image.png" onerror="window.hostile = true">',
  '<svg onload="window.hostile = true"><title>Not the page</title></svg>',
  '<iframe srcdoc="<script>parent.hostile = true</script>"></iframe>',
  '<body onload="window.hostile = true">',
  '<video src="http://leak.test/film.mp4" autoplay></video>',
  '<base href="http://leak.test/base/">',
];

const broken = [
  "<!-- a comment --><!-->",
  "<!-- <title>in a comment</title> --!>",
  "<!--",
  "<![CDATA[ <title>in CDATA</title> ]]>",
  "<?xml version='1.0'?>",
  "<!doctype html>",
  "<html lang=en>",
  "<head>",
  "</head>",
  "</body>",
  "</html>",
  "<body>",
  "<p>",
  "<title>",
  "</title>",
  "<title",
  "<meta ",
  "<meta name='description' content='",
  "<template><title>in a template</title><meta name=description content=template></template>",
  "<template><template></template><title>deeper</title>",
  "<template><svg><title>drawing</title></svg></template>",
  "</template>",
  '<noscript><img src="http://leak.test/pixel.gif"></noscript>',
  "<noscript><meta name=description content=noscript></noscript>",
  '<meta content="mentions <noscript> in words" name="description">',
  "<title>Using <noscript> well</title>",
  "<script>document.write('<noscript>')</script>",
  "<script><!-- <script> </script> --> </script>",
  "<script><!--<script></script><title>still script</title></script>",
  "<script><!-->'<script>'</script>",
  "<script><!-- </script>",
  "</head><noscript>late</noscript>",
  "</head><style></style>",
  "<style>/* </head> */</style>",
  "<noframes><title>framed</title></noframes>",
  "<frameset>",
  "\0",
  "<\0title>",
  "\ufeff",
  "&#32;",
  "&nbsp",
  "<",
  "</",
  "<!",
  " ",
  "\r\n",
  "\t\f",
];

const words = fc.oneof(
  fc.constantFrom(
    "Kilnlog",
    "Gable &amp; Row",
    "Caf&eacute; &lt;b&gt;",
    "&#x1F3E0; h&#111;me &#0; &notin; &ampere",
    "  spaced \n out  ",
    "",
    "   ",
    "\0nul\0",
    "naïve ☀ 日本語",
    "right \u202e left",
    "</b>",
    "<noscript",
    "long ".repeat(90),
  ),
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(..."<>/!-\"'=&;# ax"), maxLength: 10 }),
);

const address = fc.constantFrom(
  "https://images.test/absolute.png",
  "/root.png",
  "path/to.png",
  "../up.png",
  "//other.test/scheme-relative.png",
  "?query",
  "#",
  "javascript:window.hostile=true",
  " JaVaScRiPt:window.hostile=true",
  "data:image/png;base64,AAAA",
  "blob:http://leak.test/1",
  "file:///etc/passwd",
  "vbscript:1",
  "http://",
  "https://[",
  "http://leak.test:99999/",
  "",
  " ",
  "a&amp;b.png",
);

const cased = (name: string) =>
  fc
    .constantFrom<"toLowerCase" | "toUpperCase">("toLowerCase", "toLowerCase", "toUpperCase")
    .map((change) => name[change]());

const attribute = (name: string, value: fc.Arbitrary<string>) =>
  fc
    .tuple(
      cased(name),
      value,
      fc.constantFrom('"', '"', '"', "'", ""),
      fc.constantFrom("=", "=", " = "),
    )
    .map(([key, text, quote, equals]) => `${key}${equals}${quote}${text}${quote}`);

const meta = fc
  .tuple(
    fc.oneof(
      attribute(
        "name",
        fc.constantFrom("description", "Description", "og:image", "twitter:image", "author"),
      ),
      attribute("property", fc.constantFrom("og:image", "OG:Image", "og:title", "description")),
    ),
    attribute("content", fc.oneof(words, address)),
    fc.constantFrom("", "/", " data-x", " content='second'"),
    fc.boolean(),
    cased("meta"),
  )
  .map(([key, content, rest, turned, tag]) =>
    turned ? `<${tag} ${content} ${key}${rest}>` : `<${tag} ${key} ${content}${rest}>`,
  );

const title = fc
  .tuple(cased("title"), words, fc.constantFrom("</title>", "</TITLE >", "", "</titl>"))
  .map(([tag, text, end]) => `<${tag}>${text}${end}`);

const piece = fc.oneof(
  { weight: 4, arbitrary: meta },
  { weight: 2, arbitrary: title },
  { weight: 2, arbitrary: fc.constantFrom(...broken) },
  { weight: 1, arbitrary: fc.constantFrom(...alive) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.constantFrom(..."<>/!-\"'= \n&;tm"), maxLength: 8 }),
  },
);

/** Heads as they should not be written. */
export const oddHead = fc
  .tuple(
    fc.constantFrom("", "<!doctype html>", "<!doctype html><html><head>", "\ufeff<!DOCTYPE html>"),
    fc.array(piece, { maxLength: 9 }),
    fc.constantFrom("", "</head><body>", "<body><title>in the body</title>", "text"),
  )
  .map(([start, pieces, end]) => start + pieces.join("") + end);
