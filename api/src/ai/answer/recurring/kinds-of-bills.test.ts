import { addMonths, isoDate, type Transaction } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { account, financialData, transaction } from '@halyard/shared-contracts/testing/builders';
import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';

/** The gym is paid on the 3rd of each of these months of 2026, and the power bill on the 5th. */
const monthly = (
  merchant: string,
  category: Transaction['category'],
  day: string,
  months: readonly string[],
) =>
  months.map((month) =>
    transaction({
      id: `${merchant}-${month}`,
      accountId: 'a1',
      merchant,
      category,
      date: isoDate(`${month}-${day}`),
      amount: cents(-45_00),
    }),
  );

const all = ['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'];

function answer(question: string, transactions: readonly Transaction[]): string {
  const data = financialData({
    today: isoDate('2026-06-20'),
    accounts: [account({ id: 'a1' })],
    transactions: [...transactions].toSorted((a, b) => (a.date < b.date ? 1 : -1)),
  });
  return lineOf(composeByRules(question, data), { isSample: false, origin: 'rules' }).content;
}

const power = monthly('City Power', 'Utilities', '05', all);
const gym = monthly('Iron Gym', 'Fitness', '03', [...all, '2026-06']);

// Covers P3-A20-2.
describe('a question about bills of one kind', () => {
  it('counts no transfer to own savings as a bill', () => {
    const saved = monthly('Transfer to Savings', 'Savings', '07', [...all, '2026-06']);
    const said = answer('What are my recurring payments?', [...power, ...gym, ...saved]);
    expect(said).toContain('There are 2 recurring payments. The monthly ones come to $90.00.');
    expect(said).toContain(
      'These go to your own savings and investments:\n- Transfer to Savings: $45.00 monthly',
    );
  });

  it.each(['Did I miss any bills?', 'Any overdue bills?', 'Which payments are late?'])(
    '“%s” names the payment that did not come',
    (question) => {
      const text = answer(question, [...power, ...gym]);
      expect(text).toContain('City Power: $45.00 around June 5');
      expect(text).not.toContain('Iron Gym');
    },
  );

  it('says that no payment is missing', () => {
    expect(answer('Did I miss any bills?', gym)).toContain('No expected payment');
  });

  it('names what began within the last six months', () => {
    const old = monthly('Old Phone', 'Phone', '09', [
      ...all.map((month) => addMonths(month as never, -6)),
      ...all,
      '2026-06',
    ]);
    const young = monthly('New Stream', 'Subscriptions', '11', all.slice(2));
    const text = answer('Any new recurring payments?', [...old, ...young]);
    expect(text).toContain('New Stream');
    expect(text).not.toContain('Old Phone');
  });

  it('lists no monthly payment as a yearly one', () => {
    expect(answer('Do I have any annual bills?', gym)).toContain('no yearly payment');
  });
});
