import { addMonths, type IsoMonth } from '@halyard/shared-contracts/finance';

/** A number in a text, in digits or words, with its position. */
export type ReadNumber = { readonly at: number; readonly text: string } & (
  | { readonly kind: 'money'; readonly cents: number; readonly negative: boolean }
  | { readonly kind: 'percent' | 'plain'; readonly value: number; readonly negative: boolean }
  | {
      readonly kind: 'date';
      readonly month: number;
      readonly day: number;
      readonly year: number | null;
    }
  | { readonly kind: 'month'; readonly month: number; readonly year: number | null }
  /** A number that is there but cannot be read for certain: it is never right. */
  | { readonly kind: 'unreadable' }
);

const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const SMALL = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

const MONTH = String.raw`(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
/** A figure is read from its first digit alone: to begin again within it would take time by its length squared. */
const DIGITS = String.raw`(?<!\d)(?<!\d,)\d+(?:,\d+)*,?(?:\.\d+)?`;
const SCALE = String.raw`(?:\s?(?<scale>k|mm?|bn?|thousand|million|billion)\b)?`;

type Groups = Readonly<Record<string, string | undefined>>;
type Bare<T> = T extends unknown ? Omit<T, 'at' | 'text'> : never;

interface Form {
  readonly pattern: RegExp;
  readonly read: (groups: Groups, text: string) => Bare<ReadNumber>;
}

const amount = ({ digits = '', scale }: Groups): number =>
  Number(digits.replace(/,/g, '')) * (SCALES[scale?.toLowerCase() ?? ''] ?? 1);
const isNegative = ({ sign }: Groups): boolean => sign === '-';
const monthNumber = (name = ''): number =>
  MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1;
const year = (text: string | undefined): number | null => (text ? Number(text) : null);
const whole = (value: number): number => Math.round(value * 1e6) / 1e6;

const money: Form['read'] = (groups) => ({
  kind: 'money',
  cents: whole(amount(groups) * 100),
  negative: isNegative(groups),
});

const namedDate: Form['read'] = (g) => ({
  kind: 'date',
  month: monthNumber(g.name),
  day: Number(g.day),
  year: year(g.year),
});

/** In this order; what one form took is not read again. */
const FORMS: readonly Form[] = [
  {
    pattern: /(?<![\d-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])/g,
    read: (g) => ({ kind: 'date', month: Number(g.month), day: Number(g.day), year: year(g.year) }),
  },
  {
    pattern: /(?<![\d-])(?<year>\d{4})-(?<month>0[1-9]|1[0-2])(?![\d-])/g,
    read: (g) => ({ kind: 'month', month: Number(g.month), year: year(g.year) }),
  },
  {
    pattern: new RegExp(
      String.raw`\b${MONTH}\s(?<day>\d{1,2})(?:st|nd|rd|th)?\b(?![\d.,]*\d)(?:,?\s(?<year>\d{4})\b)?`,
      'gi',
    ),
    read: namedDate,
  },
  {
    pattern: new RegExp(
      String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\sof)?\s${MONTH}(?:,?\s(?<year>\d{4})\b)?`,
      'gi',
    ),
    read: namedDate,
  },
  {
    pattern: new RegExp(String.raw`\b${MONTH},?\s(?<year>(?:19|20)\d\d)\b`, 'gi'),
    read: (g) => ({ kind: 'month', month: monthNumber(g.name), year: year(g.year) }),
  },
  {
    pattern: new RegExp(
      String.raw`(?<sign>[-+])?(?:US)?\$\s?(?<inner>-)?(?<digits>${DIGITS})${SCALE}`,
      'gi',
    ),
    read: (g, text) => money({ ...g, sign: g.sign ?? g.inner }, text),
  },
  {
    pattern: new RegExp(
      String.raw`(?<sign>(?<![\w)])[-+])?(?<digits>${DIGITS})${SCALE}\s?(?:dollars?|usd|bucks?)\b`,
      'gi',
    ),
    read: money,
  },
  {
    pattern: new RegExp(
      String.raw`(?<sign>(?<![\w)])[-+])?(?<digits>${DIGITS})\s?(?:%|per ?cent\b|percentage points?\b)`,
      'gi',
    ),
    read: (g) => ({ kind: 'percent', value: amount(g), negative: isNegative(g) }),
  },
  {
    pattern: new RegExp(String.raw`(?<sign>(?<![\w)])[-+])?(?<digits>${DIGITS})${SCALE}`, 'gi'),
    read: (g) => ({ kind: 'plain', value: amount(g), negative: isNegative(g) }),
  },
  {
    pattern:
      /\b(?<word>two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?![ -]+(?:hundred|thousand|million|billion|percent|per cent|dollars?|bucks?|point|cents?)\b)/gi,
    read: (g) => ({
      kind: 'plain',
      value: SMALL.indexOf(g.word?.toLowerCase() ?? ''),
      negative: false,
    }),
  },
  {
    pattern:
      /\b(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|trillions?|dozens?|half|halves|halved|thirds?(?![- ]party)|quarters?|twice|thrice|doubled?|doubles|tripled?|triples|quadrupled?|tenfold|\w+fold)\b/gi,
    read: () => ({ kind: 'unreadable' }),
  },
  { pattern: /[\p{N}\u2044]/gu, read: () => ({ kind: 'unreadable' }) },
];

/** Every number that a text says, in figures, words, dates and other scripts, in order. The text is clean already. */
export function readNumbers(text: string): ReadNumber[] {
  const found: ReadNumber[] = [];
  let rest = text;
  for (const { pattern, read } of FORMS) {
    rest = rest.replace(pattern, (...args: unknown[]) => {
      const match = String(args[0]);
      const groups = args.at(-1);
      const at = args.find((arg) => typeof arg === 'number') ?? 0;
      const named = typeof groups === 'object' && groups !== null ? { ...groups } : {};
      const lead = match.length - match.trimStart().length;
      found.push({ at: at + lead, text: match.trim(), ...read(named, match) });
      return ' '.repeat(match.length);
    });
  }
  return found.sort((a, b) => a.at - b.at);
}

/** The month that a text names without a year, as the last one of that name up to `latest`. */
export function monthNamed(month: number, latest: IsoMonth): IsoMonth {
  const ahead = month - Number(latest.slice(5));
  return addMonths(latest, ahead > 0 ? ahead - 12 : ahead);
}
