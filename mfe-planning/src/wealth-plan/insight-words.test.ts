import {
  debtPaymentsSentence,
  emergencyFundSentence,
  savingsRateSentence,
} from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { insightWords } from './insight-words';

describe('insightWords', () => {
  // Covers P2-9-4.
  it.each([
    ['excellent', 'positive', 'Excellent'],
    ['okay', 'warning', 'Okay'],
    ['low', 'negative', 'Low'],
  ] as const)('of a savings rate that is %s are %s', (level, tone, badge) => {
    const words = insightWords({ kind: 'savings_rate', percent: 15, months: 3, level });
    expect(words).toMatchObject({ tone, badge });
    expect(words.text).toBe(savingsRateSentence({ percent: 15, months: 3, level }));
  });

  // Covers P2-9-5.
  it.each([
    ['manageable', 'positive', 'Manageable'],
    ['high', 'negative', 'High'],
  ] as const)('of debt payments that are %s are %s', (level, tone, badge) => {
    const share = { percent: 36, payments: cents(827_00), incomeBasis: 'profile' } as const;
    const words = insightWords({ kind: 'debt_payments', ...share, level });
    expect(words).toMatchObject({ tone, badge });
    expect(words.text).toBe(debtPaymentsSentence(share));
  });

  it.each([
    ['funded', 'positive'],
    ['growing', 'info'],
    ['low', 'warning'],
  ] as const)('of an emergency fund that is %s', (level, tone) => {
    const cover = { saved: cents(9_000_00), months: 2.512 };
    const words = insightWords({
      kind: 'emergency_fund',
      ...cover,
      target: cents(24_000_00),
      level,
    });
    expect(words.tone).toBe(tone);
    expect(words.text).toBe(emergencyFundSentence(cover));
  });
});
