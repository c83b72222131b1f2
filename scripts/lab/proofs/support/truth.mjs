const cents = (dollars) => (dollars === null ? null : Math.round(dollars * 100));

/** PostgreSQL returns large whole numbers as text. */
const whole = (value) => (value === null ? null : Number(value));

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

async function storedLines(all) {
  const accounts = await all(
    `select plaid_account_id, balance_cents from accounts
      where closed_at is null and source = 'bank'`,
  );
  const transactions = await all(
    `select t.plaid_transaction_id as id, a.plaid_account_id as account, t.amount_cents as amount,
        t.pending, t.posted_date, t.name
       from transactions t join accounts a on a.user_id = t.user_id and a.id = t.account_id
      where t.source = 'bank'`,
  );
  return {
    accounts: asLines(accounts.map((row) => [row.plaid_account_id, whole(row.balance_cents)])),
    transactions: asLines(
      transactions.map((row) => [
        row.id,
        row.account,
        whole(row.amount),
        row.pending,
        row.posted_date,
        row.name,
      ]),
    ),
  };
}

function differences(sent, stored) {
  const [inSent, inStored] = [new Set(sent), new Set(stored)];
  return {
    missing: sent.filter((line) => !inStored.has(line)),
    invented: stored.filter((line) => !inSent.has(line)),
    doubled: stored.length - inStored.size,
  };
}

/**
 * Compares the database with the bank, row by row: id, account, amount in cents with the product's sign, pending,
 * posting day, and name. It also compares the balance of every account. Entries by hand are left out. `all` returns
 * the rows of a query.
 */
export async function compare(truth, all) {
  const [sent, stored] = [bankLines(truth), await storedLines(all)];
  const rows = differences(sent.transactions, stored.transactions);
  const accounts = differences(sent.accounts, stored.accounts);
  const [sum] = await all(`select sum(amount_cents) as n from transactions where source = 'bank'`);
  const conserved =
    whole(sum.n) === -truth.transactions.reduce((n, { amount }) => n + cents(amount), 0);
  const isEqual = [rows, accounts].every(
    ({ missing, invented, doubled }) => missing.length + invented.length + doubled === 0,
  );
  return {
    isEqual: isEqual && conserved,
    conserved,
    rows,
    accounts,
    count: stored.transactions.length,
  };
}
