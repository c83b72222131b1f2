import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { draftNet, type PaystubDraft, paystubOf, paystubProblems } from './paystub-draft';

const today = isoDate('2025-06-30');
const good: PaystubDraft = {
  date: '2025-06-30',
  employer: ' Acme Studio ',
  gross: cents(3_000_00),
  deductions: cents(800_00),
};

describe('paystubProblems', () => {
  it.each<[Partial<PaystubDraft>, readonly string[]]>([
    [{}, []],
    [{ deductions: cents(0) }, []],
    [{ deductions: cents(3_000_00) }, []],
    [{ deductions: cents(3_000_01) }, ['deductions']],
    [{ deductions: cents(-1) }, ['deductions']],
    [{ deductions: null }, ['deductions']],
    [{ gross: null }, ['gross']],
    [{ gross: cents(0), deductions: cents(0) }, ['gross']],
    [{ employer: '  ' }, ['employer']],
    [{ date: '2025-07-01' }, ['date']],
    [{ date: '2025-02-30' }, ['date']],
    [{ date: '' }, ['date']],
  ])('of %j are in %j', (part, fields) => {
    expect(Object.keys(paystubProblems({ ...good, ...part }, today))).toEqual(fields);
  });
});

describe('paystubOf', () => {
  it('subtracts the deductions from the gross pay', () => {
    expect(paystubOf(good, today)).toEqual({
      date: '2025-06-30',
      employer: 'Acme Studio',
      gross: 3_000_00,
      deductions: 800_00,
      net: 2_200_00,
    });
  });

  it('returns null for a draft with a problem', () => {
    expect(paystubOf({ ...good, gross: null }, today)).toBeNull();
  });
});

describe('draftNet', () => {
  it('is unknown until both figures are there', () => {
    expect(draftNet({ ...good, deductions: null })).toBeNull();
    expect(draftNet(good)).toBe(2_200_00);
  });
});
