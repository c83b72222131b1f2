import { recurringStreams, isoDate } from '@halyard/shared-contracts/finance';
import type { TransactionStream, TransactionsRecurringGetResponse } from 'plaid';
import { linkedPersona } from './testing/linked-persona';
import { personas } from './testing/practice';

const TODAY = isoDate('2026-11-20');

const CARDS =
  /(?:payment|autopay).*thank|payment thank you|credit card pa|e-payment|cardmember serv/i;

/**
 * These are the reasons why Halyard does not list a stream of the bank. Halyard has to find a stream that no reason
 * names.
 */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [CARDS, 'the payment of a card settles purchases that are counted one by one'],
  [/transfer (?:to|from) (?:studio )?checking|transfer from/i, 'it stays within the own accounts'],
  [/owner draw/i, 'it stays within the own accounts'],
  [/ira distribution/i, 'it comes from a linked account of the same user'],
  [/venmo payment/i, 'the bank calls it a transfer, and nobody has said what it is for'],
  [
    /safeway|kroger|walmart|amazon|starbucks|uber eats|lyft|speedway|walgreens|hair salon/i,
    'a habit: the price of the purchases changes each time',
  ],
];

/** The bank’s plain rule requires four of five gaps to be alike, so a skipped payment hides these streams from it. */
const WITH_A_SKIPPED_PAYMENT: Readonly<Record<string, readonly string[]>> = {
  'parents-with-refunds': ['Lakeshore Mortgage'],
};

const CADENCES: Readonly<Record<string, string>> = {
  WEEKLY: 'weekly',
  BIWEEKLY: 'biweekly',
  SEMI_MONTHLY: 'semimonthly',
  MONTHLY: 'monthly',
  ANNUALLY: 'yearly',
};

const reasonFor = ({ description }: TransactionStream): string | undefined =>
  REASONS.find(([text]) => text.test(description))?.[1];

/** Returns the streams that the bank and Halyard find for a persona, with the bank's own ids of the rows. */
async function bothOpinions(id: string) {
  const { api, itemId, transactions } = await linkedPersona(id);
  const answer = await api.practice.ask('/transactions/recurring/get', {
    access_token: await api.tokenOf(itemId),
  });
  const { inflow_streams, outflow_streams } = answer as unknown as TransactionsRecurringGetResponse;
  const rows = await api.db
    .selectFrom('transactions')
    .select(['id', 'plaid_transaction_id'])
    .execute();
  await api.close();
  const bankIds = new Map(rows.map((row) => [row.id, row.plaid_transaction_id]));
  const own = recurringStreams(transactions, TODAY).map((stream) => ({
    ...stream,
    bankIds: new Set(stream.transactionIds.map((rowId) => bankIds.get(rowId))),
  }));
  return { own, bank: [...inflow_streams, ...outflow_streams].filter((each) => each.is_active) };
}

describe.each(personas.map(({ id }) => id))('the recurring payments of %s', (id) => {
  let opinions: Awaited<ReturnType<typeof bothOpinions>>;
  beforeAll(async () => {
    opinions = await bothOpinions(id);
  });

  it('that the bank names are found with the same cadence, or a reason says why not', () => {
    const { own, bank } = opinions;
    const found = bank.map((theirs) =>
      own.find(
        ({ bankIds }) =>
          theirs.transaction_ids.filter((each) => bankIds.has(each)).length * 2 >
          theirs.transaction_ids.length,
      ),
    );
    const missing = bank.filter((each, at) => !found[at] && !reasonFor(each));
    const needless = bank.filter((each, at) => found[at] && reasonFor(each));
    const otherwise = bank.filter(
      ({ frequency }, at) => found[at] && found[at].cadence !== CADENCES[frequency],
    );
    expect(
      [missing, needless, otherwise].map((list) => list.map((each) => each.description)),
    ).toEqual([[], [], []]);
    expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(10);
  });

  it('that only Halyard finds are those with a skipped payment', () => {
    const { own, bank } = opinions;
    const theirs = new Set(bank.flatMap((each) => each.transaction_ids));
    const alone = own.filter(({ bankIds }) => ![...bankIds].some((each) => theirs.has(each ?? '')));
    expect(alone.map(({ merchant }) => merchant)).toEqual(WITH_A_SKIPPED_PAYMENT[id] ?? []);
  });
});
