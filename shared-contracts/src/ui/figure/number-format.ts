const made = new Map<string, Intl.NumberFormat>();

/** The first formatter adds 20 ms to a page's start. */
export function numberFormat(least: number, most = least): Intl.NumberFormat {
  const name = `${least} ${most}`;
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  const format = made.get(name) ?? new Intl.NumberFormat('en-US', digits);
  made.set(name, format);
  return format;
}
