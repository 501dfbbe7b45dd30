/** Hands a file to the visitor. Nothing is sent: the address points into this page's own memory. */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download holds on to the content on its own once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export const textFile = (text: string, type = "text/plain") =>
  new Blob([text], { type: `${type};charset=utf-8` });
