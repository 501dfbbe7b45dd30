const shape =
  /<title>(.*?)<\/title>\s*<link rel="stylesheet" href="([^"]+)">\s*<script>([\s\S]*?)<\/script>[\s\S]*?<body class="">\n([\s\S]*)\n<\/body>/;

/** The parts of a sample's document (document.ts), for a page that has to put it together itself. */
export function readSample(document: string) {
  const [, title = "", stylesheet = "", script = "", html = ""] = shape.exec(document) ?? [];
  if (!stylesheet) throw new Error("this is not the document of a sample");
  return { title, stylesheet, script, html };
}
