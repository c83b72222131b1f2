import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { cents, type Cents } from '../../money';
import { monthlyInterest } from './interest';

const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

const exactInterest = (balance: Cents, aprPercent: number): Cents =>
  cents(new Exact(balance).times(aprPercent).dividedBy(1200).round().toNumber());

/** Eighths of a percent on whole dimes often give exact half cents. */
const halfCentLoan = fc.tuple(
  fc.integer({ min: -10_000_000, max: 10_000_000 }).map((dimes) => cents(dimes * 10)),
  fc.integer({ min: 0, max: 400 }).map((eighths) => eighths / 8),
);

const loan = fc.tuple(
  fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }).map(cents),
  fc.integer({ min: 0, max: 1_000_000 }).map((units) => units / 10_000),
);

const hugeLoan = fc.tuple(
  fc.maxSafeInteger().map(cents),
  fc.integer({ min: 0, max: 1_000_000 }).map((units) => units / 10_000),
);

/** This many loans of each kind are tested. INTEREST_LOANS replaces the number. */
const LOANS = Number(process.env['INTEREST_LOANS'] ?? 2_000);
const MS_PER_LOAN = 1;

describe('monthlyInterest', () => {
  it.each([
    [41_280, 6.875, 237],
    [-41_280, 6.875, -237],
    [41_279, 6.875, 236],
    [0, 6.875, 0],
    [41_280, 0, 0],
    [120_000, 12, 1_200],
  ])('charges %i cents at %f percent a year %i cents a month', (balance, aprPercent, expected) => {
    expect(monthlyInterest(cents(balance), aprPercent)).toBe(expected);
  });

  it.each([
    ['loans that give half cents', halfCentLoan],
    ['loans of any size', loan],
    ['balances near the safe integers', hugeLoan],
  ])(
    'agrees with decimal.js to the cent for %s',
    (_, loans) => {
      fc.assert(
        fc.property(
          loans,
          ([balance, aprPercent]) =>
            monthlyInterest(balance, aprPercent) === exactInterest(balance, aprPercent),
        ),
        { numRuns: LOANS },
      );
    },
    30_000 + LOANS * MS_PER_LOAN,
  );
});
