const cents = (dollars) => (dollars === null ? null : Math.round(dollars * 100));

const asLines = (rows) => rows.map((row) => JSON.stringify(row)).sort();

function bankLines({ accounts, transactions }) {
  return {
    accounts: asLines(
      accounts.map(({ account_id, balances }) => [account_id, cents(balances.current)]),
    ),
    transactions: asLines(
      transactions.map((row) => [
        row.transaction_id,
        row.account_id,
        row.amount === 0 ? 0 : -cents(row.amount),
        row.pending ? 1 : 0,
        row.date,
        row.name,
      ]),
    ),
  };
}

function keptLines(database) {
  const accounts = database
    .prepare('select plaid_account_id, balance_cents from accounts where closed_at is null')
    .all();
  const transactions = database
    .prepare(
      `select t.plaid_transaction_id as id, a.plaid_account_id as account, t.amount_cents as amount,
        t.pending, t.posted_date, t.name
       from transactions t join accounts a on a.user_id = t.user_id and a.id = t.account_id`,
    )
    .all();
  return {
    accounts: asLines(accounts.map((row) => [row.plaid_account_id, row.balance_cents])),
    transactions: asLines(
      transactions.map((row) => [
        row.id,
        row.account,
        row.amount,
        row.pending,
        row.posted_date,
        row.name,
      ]),
    ),
  };
}

function differences(told, kept) {
  const [inTold, inKept] = [new Set(told), new Set(kept)];
  return {
    missing: told.filter((line) => !inKept.has(line)),
    invented: kept.filter((line) => !inTold.has(line)),
    doubled: kept.length - inKept.size,
  };
}

/**
 * Holds the database against the bank's own truth, row by row: id, account, amount in cents with our sign, pending, posting
 * day and name; and every account's balance.
 */
export function compare(truth, database) {
  const [told, kept] = [bankLines(truth), keptLines(database)];
  const rows = differences(told.transactions, kept.transactions);
  const accounts = differences(told.accounts, kept.accounts);
  const sum = (column) => database.prepare(`select sum(amount_cents) as n from ${column}`).get().n;
  const conserved =
    sum('transactions') === -truth.transactions.reduce((n, { amount }) => n + cents(amount), 0);
  const isEqual = [rows, accounts].every(
    ({ missing, invented, doubled }) => missing.length + invented.length + doubled === 0,
  );
  return {
    isEqual: isEqual && conserved,
    conserved,
    rows,
    accounts,
    count: kept.transactions.length,
  };
}
