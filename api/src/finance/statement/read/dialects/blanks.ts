interface Entry {
  readonly date: string;
  readonly cents: number;
  readonly payee: string;
}

/** Every file has the same three transactions. */
export const ENTRIES: readonly Entry[] = [
  { date: '2025-06-13', cents: -450, payee: 'Corner Coffee' },
  { date: '2025-06-14', cents: 100_000, payee: 'Acme Payroll' },
  { date: '2025-06-27', cents: -123_456, payee: 'Oak Rent' },
];

const size = (cents: number): string => (Math.abs(cents) / 100).toFixed(2);
const grouped = (cents: number): string =>
  (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
const german = (cents: number): string =>
  grouped(cents).replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','));
const comma = (cents: number): string => size(cents).replace('.', ',');
const minus = (cents: number): string => (cents < 0 ? '-' : '');

/** The name of an amount is what it writes for 1,234.56 spent. */
const AMOUNTS: Readonly<Record<string, (cents: number) => string>> = {
  '-1234.56': (cents) => minus(cents) + size(cents),
  '-1,234.56': (cents) => minus(cents) + grouped(cents),
  '-1.234,56': (cents) => minus(cents) + german(cents),
  '-1234,56': (cents) => minus(cents) + comma(cents),
  '-1 234,56': (cents) => minus(cents) + german(cents).replace('.', '\u00a0'),
  "-1'234.56": (cents) => minus(cents) + grouped(cents).replace(',', "'"),
  '−1234.56': (cents) => (cents < 0 ? '−' : '') + size(cents),
  '-1234.56/+': (cents) => (cents < 0 ? '-' : '+') + size(cents),
  '-1234,56/+': (cents) => (cents < 0 ? '-' : '+') + comma(cents),
  '1234.56-': (cents) => size(cents) + minus(cents),
  '1.234,56-': (cents) => german(cents) + minus(cents),
  '(1,234.56)': (cents) => (cents < 0 ? `(${grouped(cents)})` : grouped(cents)),
  '($1,234.56)': (cents) => (cents < 0 ? `($${grouped(cents)})` : `$${grouped(cents)}`),
  '-$1,234.56': (cents) => `${minus(cents)}$${grouped(cents)}`,
  '-£1,234.56': (cents) => `${minus(cents)}£${grouped(cents)}`,
  '£1,234.56 unsigned': (cents) => `£${grouped(cents)}`,
  '- $1,234.56/+': (cents) => `${cents < 0 ? '-' : '+'} $${grouped(cents)}`,
  '−$1,234.56': (cents) => `${cents < 0 ? '−' : ''}$${grouped(cents)}`,
  '$-1234.56': (cents) => `$${minus(cents)}${size(cents)}`,
  '-1234,56EUR': (cents) => `${minus(cents)}${comma(cents)}EUR`,
  '-1.234,56 €': (cents) => `${minus(cents)}${german(cents)} €`,
  '-1234.5600': (cents) => `${minus(cents)}${size(cents)}00`,
  '1,234.56 DR': (cents) => `${grouped(cents)} ${cents < 0 ? 'DR' : 'CR'}`,
  '1,234.56DR': (cents) => grouped(cents) + (cents < 0 ? 'DR' : ''),
  '1,234.56/CR': (cents) => grouped(cents) + (cents < 0 ? '' : ' CR'),
  '1.234,56 S': (cents) => `${german(cents)} ${cents < 0 ? 'S' : 'H'}`,
  '1234.56 unsigned': size,
  '1234,56 unsigned': comma,
  '$1,234.56 unsigned': (cents) => `$${grouped(cents)}`,
  '1234.56 spent': (cents) => minus(-cents) + size(cents),
  '1,234.56 spent': (cents) => minus(-cents) + grouped(cents),
};

const MONTH = 'Jun';

/** The name of a date is what it writes for June 13, 2025. */
const DATES: Readonly<Record<string, (y: string, m: string, d: string) => string>> = {
  '2025-06-13': (y, m, d) => `${y}-${m}-${d}`,
  '2025/06/13': (y, m, d) => `${y}/${m}/${d}`,
  '2025.06.13': (y, m, d) => `${y}.${m}.${d}`,
  '2025-06-13T08:15:00Z': (y, m, d) => `${y}-${m}-${d}T08:15:00Z`,
  '2025-06-13 08:15:00': (y, m, d) => `${y}-${m}-${d} 08:15:00`,
  '20250613': (y, m, d) => y + m + d,
  '06/13/2025': (y, m, d) => `${m}/${d}/${y}`,
  '6/13/2025': (y, m, d) => `${Number(m)}/${d}/${y}`,
  '06-13-2025': (y, m, d) => `${m}-${d}-${y}`,
  '06/13/25': (y, m, d) => `${m}/${d}/${y.slice(2)}`,
  '13/06/2025': (y, m, d) => `${d}/${m}/${y}`,
  '13/06/25': (y, m, d) => `${d}/${m}/${y.slice(2)}`,
  '13.06.2025': (y, m, d) => `${d}.${m}.${y}`,
  '13.06.25': (y, m, d) => `${d}.${m}.${y.slice(2)}`,
  '13-06-2025': (y, m, d) => `${d}-${m}-${y}`,
  '13 Jun 2025': (y, _, d) => `${d} ${MONTH} ${y}`,
  '13 Jun 25': (y, _, d) => `${d} ${MONTH} ${y.slice(2)}`,
  '13-Jun-25': (y, _, d) => `${d}-${MONTH}-${y.slice(2)}`,
  'Jun 13, 2025': (y, _, d) => `${MONTH} ${d}, ${y}`,
  'Friday, June 13, 2025': (y, _, d) => `Friday, June ${d}, ${y}`,
  '20250613120000[-5:EST]': (y, m, d) => `${y}${m}${d}120000[-5:EST]`,
  '20250613000000.000[0:GMT]': (y, m, d) => `${y}${m}${d}000000.000[0:GMT]`,
  "6/13'25": (y, m, d) => `${Number(m)}/${d}'${y.slice(2)}`,
  "6/13' 5": (y, m, d) => `${Number(m)}/${d}' ${y.slice(3)}`,
};

function blank(name: string, { date, cents, payee }: Entry): string {
  if (name === 'payee') return payee;
  const [, side, rest = name] = /^(out|in) (.*)$/.exec(name) ?? [];
  const [year = '', month = '', day = ''] = date.split('-');
  const value = AMOUNTS[rest]?.(cents) ?? DATES[name]?.(year, month, day);
  if (value === undefined) throw new Error(`No blank is named ${name}`);
  return (side === 'out' && cents > 0) || (side === 'in' && cents < 0) ? '' : value;
}

/** Fills "{blank}" and "[word of money out|word of money in]" in a row of a file. */
export const filled = (row: string, entry: Entry): string =>
  row
    .replace(/\{([^{}]{1,40})\}/g, (_, name: string) => blank(name, entry))
    .replace(/\[([^[|\]]{0,40})\|([^[|\]]{0,40})\]/g, entry.cents < 0 ? '$1' : '$2');
