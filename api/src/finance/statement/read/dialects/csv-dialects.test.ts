import { read } from '../testing/read';
import { ENTRIES } from './blanks';
import { type CsvDialect, csvFile } from './csv-dialect';
import { GERMAN_AND_DUTCH_BANKS } from './german-and-dutch-banks';
import { OTHER_EU_BANKS } from './other-eu-banks';
import { PROGRAMS } from './programs';
import { UK_BANKS } from './uk-banks';
import { US_BANKS } from './us-banks';
import { VARIANTS } from './variants';

const DIALECTS: readonly CsvDialect[] = [
  ...US_BANKS,
  ...UK_BANKS,
  ...GERMAN_AND_DUTCH_BANKS,
  ...OTHER_EU_BANKS,
  ...PROGRAMS,
  ...VARIANTS,
];

const expected = ENTRIES.map(({ date, cents }) => [date, cents]);
const spent = ENTRIES.filter(({ cents }) => cents < 0).map(({ payee }) => payee);

describe('a CSV file in the dialect of', () => {
  it('at least one hundred banks and programs is in this table, each once', () => {
    expect(new Set(DIALECTS.map(([name]) => name)).size).toBe(DIALECTS.length);
    expect(DIALECTS.length).toBeGreaterThanOrEqual(100);
  });

  it.each(DIALECTS.map((dialect) => [dialect[0], dialect] as const))(
    '%s is read with its days, amounts, signs, and payees',
    (_, dialect) => {
      const { currency = 'USD', isDebt = false } = dialect[3] ?? {};
      const { question, rows } = read(csvFile(dialect), { currency, isDebt, isCard: isDebt });
      expect(question).toBeNull();
      expect(rows.map(({ date, amount }) => [date, amount])).toEqual(expected);
      const payees = rows.filter(({ amount }) => amount < 0).map(({ payee }) => payee);
      expect(payees).toEqual(spent.map((name) => expect.stringContaining(name)));
    },
  );
});
