import {
  type AccountBase,
  type PlaidApi,
  Products,
  type RemovedTransaction,
  type Transaction,
} from 'plaid';

export async function linkCustom(api: PlaidApi, user: unknown, webhook?: string): Promise<string> {
  const created = await api.sandboxPublicTokenCreate({
    institution_id: 'ins_109508',
    initial_products: [Products.Transactions],
    options: {
      override_username: 'user_custom',
      override_password: typeof user === 'string' ? user : JSON.stringify(user),
      ...(webhook ? { webhook } : {}),
    },
  });
  const { public_token } = created.data;
  const exchanged = await api.itemPublicTokenExchange({ public_token });
  return exchanged.data.access_token;
}

export interface Synced {
  readonly accounts: AccountBase[];
  readonly added: Transaction[];
  readonly modified: Transaction[];
  readonly removed: RemovedTransaction[];
  readonly cursor: string;
  readonly pages: number;
}

export async function syncAll(
  api: PlaidApi,
  accessToken: string,
  cursor = '',
  count = 500,
): Promise<Synced> {
  const all: Omit<Synced, 'cursor' | 'pages' | 'accounts'> = {
    added: [],
    modified: [],
    removed: [],
  };
  for (let pages = 1; ; pages += 1) {
    const { data } = await api.transactionsSync({ access_token: accessToken, cursor, count });
    all.added.push(...data.added);
    all.modified.push(...data.modified);
    all.removed.push(...data.removed);
    cursor = data.next_cursor;
    if (!data.has_more) return { ...all, accounts: data.accounts, cursor, pages };
  }
}

export function personWith(transactions: unknown[], more: object = {}) {
  return {
    as_of: '2026-11-20',
    override_accounts: [
      { type: 'depository', subtype: 'checking', starting_balance: 1000, transactions },
    ],
    ...more,
  };
}

/** Returns a row of a custom user. The dates default to the day that is today in the tests. */
export function row(
  amount: number,
  description = 'Row',
  posted = '2026-11-20',
  transacted = posted,
) {
  return { amount, description, date_posted: posted, date_transacted: transacted, currency: 'USD' };
}

export async function errorCode(call: Promise<unknown>): Promise<string> {
  const refused = await errorOf(call);
  return refused.error_code;
}

interface Refusal {
  readonly status: number;
  readonly error_code: string;
  readonly error_type: string;
  readonly error_message: string;
  readonly request_id: string;
}

/** Returns the error body and the HTTP status that a call fails with. Fails when the call succeeds. */
export async function errorOf(call: Promise<unknown>): Promise<Refusal> {
  const error: { response?: { status: number; data: Omit<Refusal, 'status'> } } = await call.then(
    () => ({}),
    (reason: object) => reason,
  );
  if (!error.response) throw new Error('the call was not refused by the bank');
  return { ...error.response.data, status: error.response.status };
}
