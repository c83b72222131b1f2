const made = new Map<string, Intl.NumberFormat>();

/**
 * Numbers with at least and at most so many decimals. Each is made once, and not before somebody needs it: the first one
 * has the browser read its data of languages, 20 ms of a page's start, and any costs more than the rest of a row.
 */
export function numberFormat(least: number, most = least): Intl.NumberFormat {
  const name = `${least} ${most}`;
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  const format = made.get(name) ?? new Intl.NumberFormat('en-US', digits);
  made.set(name, format);
  return format;
}
