import { decodeIncome } from '@halyard/shared-contracts/wire';
import { linkedPersona } from './testing/linked-persona';
import { personas } from './testing/practice';

/**
 * It sorts the lines of a persona's statements as a person reads them. Every line that no pattern matches is a
 * purchase.
 */
interface Reading {
  /** It matches money between own accounts, and payments of cards whose purchases are listed. */
  readonly moved: RegExp;
  /** It matches money that left for the own savings. */
  readonly putAside: RegExp;
  readonly earned: RegExp;
  /**
   * It names the regular income and how often each comes in a year. Each line of each account is a source of its
   * own.
   */
  readonly regular: readonly (readonly [line: RegExp, timesInAYear: number])[];
  /** It matches irregular income: a year is twelve average months. */
  readonly irregular: RegExp | null;
}

const CARD = /payment.*thank|autopay payment|credit card pa|e-payment|cardmember serv/;
/** The bank calls cash and payment apps transfers, until the user says what they were for. */
const CASH = /atm withdrawal|zelle|venmo/;
const lines = (...all: readonly RegExp[]): RegExp =>
  new RegExp(all.map(({ source }) => source).join('|'), 'i');

const INTEREST = /interest payment/i;
const SAVED = /transfer to savings/i;
const employed = (...employers: readonly RegExp[]): Reading => ({
  moved: lines(CARD, CASH, /transfer from|transfer to checking/),
  putAside: SAVED,
  earned: lines(INTEREST, ...employers, /tax ref|reimb/),
  regular: [[INTEREST, 12], ...employers.map((line) => [line, 26] as const)],
  irregular: null,
});

const READINGS: Readonly<Record<string, Reading>> = {
  'family-homeowners': employed(/harborview.*payroll/i, /city schools.*payroll/i),
  'renter-couple': employed(/brightline.*payroll/i, /corner medical/i),
  'joint-account-couple': employed(/front range.*payroll/i, /mile high.*payroll/i),
  'parents-with-refunds': employed(/northgate.*payroll/i, /city schools.*payroll/i),
  'freelance-designer': {
    moved: lines(CARD, CASH, /owner draw|transfer from/),
    putAside: lines(SAVED, /roth ira contribution/),
    earned: /interest payment|invoice|upwork|stripe/i,
    regular: [[INTEREST, 12]],
    irregular: /invoice|upwork|stripe/i,
  },
  'gig-worker': {
    moved: lines(CARD, CASH, /transfer from/),
    putAside: lines(SAVED, /coinbase/),
    earned: /interest payment|payout|upwork/i,
    regular: [[INTEREST, 12]],
    irregular: /payout|upwork/i,
  },
  retiree: {
    moved: lines(CARD, CASH, /transfer from|ira distribution/),
    putAside: SAVED,
    earned: /interest payment|ssa treas|pension|dividend/i,
    regular: [
      [INTEREST, 12],
      [/ssa treas/i, 12],
      [/pension/i, 12],
    ],
    irregular: null,
  },
  'widow-on-social-security': {
    moved: lines(CARD, CASH, /transfer from|payment - thank/),
    putAside: SAVED,
    earned: /interest payment|ssa treas|pension/i,
    regular: [
      [INTEREST, 12],
      [/ssa treas/i, 12],
      [/pension/i, 12],
    ],
    irregular: null,
  },
};

interface Line {
  readonly account: number;
  readonly day: string;
  readonly text: string;
  /** Money that came in is above zero. */
  readonly cents: number;
}

/** Returns the lines of the persona's file itself, without any code of the product. */
const linesOf = (id: string): Line[] =>
  (personas.find((each) => each.id === id)?.user.override_accounts ?? []).flatMap(
    ({ transactions }, account) =>
      (transactions ?? []).map((row) => ({
        account,
        day: row.date_transacted ?? '',
        text: row.description ?? '',
        cents: -Math.round((row.amount ?? 0) * 100),
      })),
  );

const sumOf = (all: readonly Line[]): number => all.reduce((sum, { cents }) => sum + cents, 0);

function plainMonth(all: readonly Line[], month: string, reading: Reading) {
  const rows = all.filter(({ day }) => day.startsWith(month));
  const earned = rows.filter(({ text, cents }) => cents > 0 && reading.earned.test(text));
  const moved = rows.filter(
    ({ text, cents }) => reading.moved.test(text) || (cents > 0 && reading.putAside.test(text)),
  );
  const spent = rows.filter((row) => !earned.includes(row) && !moved.includes(row));
  const aside = spent.filter(({ text }) => reading.putAside.test(text));
  return { received: sumOf(earned), spent: 0 - sumOf(spent), setAside: 0 - sumOf(aside) };
}

const MONTHS = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
/** The file ends on November 20, so November is not a full month. */
const FULL_MONTHS = MONTHS.slice(0, 5);

/** Returns what a source usually pays: the last amount if it was paid twice, else the median. */
function usualOf(all: readonly Line[]): number {
  const amounts = all.toSorted((a, b) => (a.day < b.day ? -1 : 1)).map(({ cents }) => cents);
  const [before, latest] = amounts.slice(-2);
  if (before === latest) return latest ?? 0;
  const sorted = amounts.toSorted((a, b) => a - b);
  const [lower = 0, upper = 0] = [(sorted.length - 1) / 2, sorted.length / 2].map(
    (at) => sorted[Math.floor(at)],
  );
  return Math.round((lower + upper) / 2);
}

function plainYear(all: readonly Line[], { regular, irregular }: Reading): number {
  const sources = regular.flatMap(([line, times]) =>
    [...new Set(all.map(({ account }) => account))].map((account) => {
      const paid = all.filter(
        (row) => row.account === account && line.test(row.text) && row.cents > 0,
      );
      return times * usualOf(paid);
    }),
  );
  const varied = all.filter(
    ({ text, day }) => irregular?.test(text) && FULL_MONTHS.includes(day.slice(0, 7)),
  );
  const yearly = Math.round((sumOf(varied) * 12) / FULL_MONTHS.length);
  return sources.reduce((sum, each) => sum + each, yearly);
}

test('the table covers each persona of the practice bank', () => {
  expect(Object.keys(READINGS).sort()).toEqual(personas.map(({ id }) => id).sort());
});

describe.each(Object.entries(READINGS))('the figures of the persona %s', (id, reading) => {
  it('are the sums of the lines of its statements, month by month and for a year', async () => {
    const all = linesOf(id);
    const { api, visitor } = await linkedPersona(id);
    const read = async (query: string) =>
      decodeIncome((await visitor.get(`/api/finance/income${query}`)).json());
    const shown = await Promise.all(MONTHS.map((month) => read(`?month=${month}`)));
    const { annualIncome } = await read('');
    await api.close();
    expect(
      shown.map(({ month, received, spent, setAside }) => [month, { received, spent, setAside }]),
    ).toEqual(MONTHS.map((month) => [month, plainMonth(all, month, reading)]));
    expect(annualIncome).toBe(plainYear(all, reading));
  });
});
