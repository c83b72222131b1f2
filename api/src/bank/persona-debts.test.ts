import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { decodeLiabilities, decodeScore } from '@halyard/shared-contracts/wire';
import { linkedPersona } from './testing/linked-persona';
import { personas } from './testing/practice';

/** It has the payments, in cents a month, of loans for which the bank gives none, read from the persona's file. */
const SEEN: Readonly<Record<string, readonly (readonly [name: string, payment: number])[]>> = {
  'family-homeowners': [['Auto Loan', 462_50]],
  'gig-worker': [['Car Loan', 318_44]],
};

/** Each persona pays every debt each month, except the parents, who skip one of ten payments. */
const ON_TIME: Readonly<Record<string, number>> = { 'parents-with-refunds': 90 };

/** The usual run reads those of which something is known besides payments on time. */
const KNOWN = new Set([...Object.keys(SEEN), ...Object.keys(ON_TIME)]);
const ids = personas
  .map(({ id }) => id)
  .toSorted((a, b) => Number(KNOWN.has(b)) - Number(KNOWN.has(a)));

it.each(THOROUGH ? ids : ids.slice(0, KNOWN.size))(
  'the debts of the persona %s have the payments that its statements show',
  async (id) => {
    const { api, visitor } = await linkedPersona(id);
    const answer = await visitor.get('/api/finance/liabilities');
    const score = decodeScore((await visitor.get('/api/finance/score')).json());
    await api.close();
    const seen = decodeLiabilities(answer.json()).liabilities.flatMap((debt) =>
      debt.isPaymentSeen ? [[debt.name, debt.monthlyPayment]] : [],
    );
    expect(seen).toEqual(SEEN[id] ?? []);
    const history = score.factors.find(({ key }) => key === 'payment_history');
    expect(history?.score).toBe(ON_TIME[id] ?? 100);
  },
);
