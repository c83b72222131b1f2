const made = new Map<string, Intl.NumberFormat>();

/**
 * Formatters with a minimum and maximum number of decimals. Each is created once and on first use: the first one makes
 * the browser read its language data, 20 ms of a page's start, and each costs more than the rest of a row.
 */
export function numberFormat(least: number, most = least): Intl.NumberFormat {
  const name = `${least} ${most}`;
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  const format = made.get(name) ?? new Intl.NumberFormat('en-US', digits);
  made.set(name, format);
  return format;
}
