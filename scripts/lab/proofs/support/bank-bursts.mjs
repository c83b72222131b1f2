const today = new Date().toISOString().slice(0, 10);

const newRow = (account, random) => ({
  account_id: account.account_id,
  amount: Math.round((random.next() * 200 - 40) * 100) / 100,
  description: `ROW ${random.upTo(1e9)}`,
  date_transacted: today,
  date_posted: today,
});

/** Makes several changes at a linked bank. The bank reports each one with its own webhook. */
export async function burst({ control, itemId, permanentIds, truth: now }, random) {
  let truth = await now();
  for (let n = random.upTo(3) + 1; n > 0; n -= 1) {
    const fresh = truth.transactions.filter(({ transaction_id: id }) => !permanentIds.has(id));
    const removed = fresh.filter(() => random.chance(0.1)).slice(0, 20);
    const gone = new Set(removed.map(({ transaction_id: id }) => id));
    const left = truth.transactions.filter(({ transaction_id: id }) => !gone.has(id));
    truth = await control('transactions', {
      item_id: itemId,
      add: Array.from({ length: random.pick([1, 20, 400]) }, () =>
        newRow(random.pick(truth.accounts), random),
      ),
      modify: [random.pick(left)].map(({ transaction_id, amount }) => ({
        transaction_id,
        amount: Math.round((amount + 1) * 100) / 100,
      })),
      remove: [...gone],
    });
  }
}
