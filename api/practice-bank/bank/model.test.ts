import { countOf } from '@halyard/shared-contracts/testing/thorough';
import { errorCode, linkCustom, personWith, row } from '../testing/link-person';
import { startBank } from '../testing/start-bank';

/** This is a small seeded generator (mulberry32), which gives the same histories on every machine. */
function dice(seed: number) {
  return (sides: number) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % sides;
  };
}

const MUTATION = 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION';
const HISTORIES = countOf({ usual: 5, thorough: 120 });
const STEPS = 12;

describe('a client that follows Plaid’s rules', () => {
  it('has the bank’s own rows after any sequence of pages and changes', async () => {
    const bank = await startBank({ clock: () => new Date(2026, 10, 20, 12) });
    for (let seed = 1; seed <= HISTORIES; seed += 1) {
      const roll = dice(seed);
      const posted = () => `2026-11-${20 + roll(4)}`;
      const rows = Array.from({ length: roll(6) }, (_, n) =>
        row(n + 1, `row ${n}`, posted(), '2026-11-20'),
      );
      const token = await linkCustom(bank.api, personWith(rows));
      const { item_id } = (await bank.api.itemGet({ access_token: token })).data.item;
      const { accounts } = (await bank.api.accountsGet({ access_token: token })).data;
      const truth = () => bank.truth(item_id);
      const change = async () => {
        const now = (await truth()).transactions;
        const some = now[roll(Math.max(1, now.length))];
        const dates = { date_transacted: '2026-11-20', date_posted: posted() };
        const added = {
          account_id: accounts[0]?.account_id,
          amount: 1 + roll(99),
          description: 'new',
          ...dates,
        };
        await bank.control('transactions', {
          item_id,
          add: roll(2) ? [added] : [],
          modify:
            some && roll(2) ? [{ transaction_id: some.transaction_id, amount: roll(500) }] : [],
          remove: some && roll(3) === 0 ? [some.transaction_id] : [],
        });
      };

      const table = new Map<string, { amount: number; pending: boolean }>();
      let saved = '';
      for (let step = 0; step < STEPS; step += 1) {
        if (roll(2)) await change();
        if (roll(9) === 0) {
          saved = '';
          table.clear();
        }
        saved = await collect(saved);
      }
      expect(sorted(table)).toEqual(
        sorted(new Map((await truth()).transactions.map((one) => [one.transaction_id, one]))),
      );

      /**
       * Reads all pages and starts over when the data changes. Applies the pages only when the last one has
       * arrived.
       */
      async function collect(from: string): Promise<string> {
        for (;;) {
          const pages = [];
          let cursor = from;
          try {
            for (;;) {
              const { data } = await bank.api.transactionsSync({
                access_token: token,
                cursor,
                count: 1 + roll(3),
              });
              pages.push(data);
              cursor = data.next_cursor;
              if (!data.has_more) break;
              if (roll(12) === 0) await change();
            }
          } catch (error) {
            if ((await errorCode(Promise.reject(error))) !== MUTATION) throw error;
            continue;
          }
          for (const { added, modified } of pages)
            for (const one of [...added, ...modified]) table.set(one.transaction_id, one);
          for (const { removed } of pages)
            for (const one of removed) table.delete(one.transaction_id);
          return cursor;
        }
      }
    }
    await bank.close();
  });
});

function sorted(table: ReadonlyMap<string, { amount: number; pending: boolean }>) {
  return [...table].map(([id, { amount, pending }]) => `${id} ${amount} ${pending}`).sort();
}
