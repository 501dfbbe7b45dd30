const names: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => names[sign] ?? sign);

export const xmlHead = '<?xml version="1.0" encoding="utf-8"?>\n';
