const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Returns a text that means itself in HTML, also in an attribute in double quotes. */
export const escapedHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);
