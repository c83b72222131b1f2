import { browserSession } from './browser-session.mjs';

let people = 0;

/**
 * Acts as a user who enters transactions and records which of them the API acknowledged. Each user has a separate
 * browser and address, as behind a balancer.
 */
export function writer(url) {
  const address = `10.0.${Math.floor(people / 250)}.${(people % 250) + 1}`;
  people += 1;
  const session = browserSession(url, { 'x-forwarded-for': address });
  const api = (method, path, body) =>
    session.api(method, path, body, { signal: AbortSignal.timeout(20_000) });
  let accountId = null;
  const acknowledged = new Map();
  const counts = { sent: 0, refused: 0, broken: 0 };

  const begin = async () => {
    const jar = { name: 'Jar', type: 'savings', balance: 1000 };
    const { status, body } = await api('POST', '/api/finance/accounts', jar);
    if (status !== 200 && status !== 201) throw new Error(`no account: ${JSON.stringify(body)}`);
    accountId = body.account.id;
  };

  const write = async () => {
    counts.sent += 1;
    const merchant = `shop ${counts.sent}`;
    try {
      const { status, body } = await api('POST', '/api/finance/transactions', {
        account_id: accountId,
        date: new Date().toISOString().slice(0, 10),
        merchant,
        category: 'Groceries',
        amount: -1,
      });
      if (status === 200 || status === 201) acknowledged.set(body.transaction.id, merchant);
      else counts.refused += 1;
    } catch {
      counts.broken += 1;
    }
  };

  /** Returns the acknowledged rows that the api lacks or has with another value. By default it checks all of them. */
  const lost = async (expected = acknowledged) => {
    const { body } = await api('GET', '/api/finance/transactions');
    const known = new Map(body.transactions.map(({ id, merchant }) => [id, merchant]));
    return [...expected].filter(([id, merchant]) => known.get(id) !== merchant).length;
  };

  return {
    api,
    begin,
    write,
    lost,
    counts,
    acknowledged: () => acknowledged.size,
    snapshot: () => new Map(acknowledged),
  };
}

/** Lets all users write one row after the other. Calling `stop` waits for the last answers. */
export function keepWriting(writers, pauseMs = 0) {
  const over = new AbortController();
  const lines = writers.map(async ({ write }) => {
    while (!over.signal.aborted) {
      await write();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  });
  return async () => {
    over.abort();
    await Promise.all(lines);
  };
}

/** Sums the counts of all users, including their lost rows. */
export async function account(writers) {
  const total = { sent: 0, refused: 0, broken: 0, acknowledged: 0, lost: 0 };
  for (const one of writers) {
    for (const key of ['sent', 'refused', 'broken']) total[key] += one.counts[key];
    total.acknowledged += one.acknowledged();
    total.lost += await one.lost();
  }
  return total;
}
