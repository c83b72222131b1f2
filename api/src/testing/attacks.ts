import { ENTITIES, type EntityName } from '../entity/entities';
import type { Entity } from '../entity/entity';
import { scenario } from '../entity/scenario';

export interface VictimIds extends Readonly<Record<EntityName, string>> {
  readonly userId: string;
  readonly category: string;
  readonly rule: string;
  readonly goal: string;
  readonly change: string;
  readonly account: string;
  readonly otherAccount: string;
  readonly debt: string;
  readonly transaction: string;
  readonly statement: string;
  readonly receipt: string;
  readonly notification: string;
  readonly question: string;
  readonly bank: string;
  readonly session: string;
  readonly passkey: string;
}

interface Attack {
  readonly id?: keyof VictimIds;
  readonly body?: (loot: VictimIds) => object;
  readonly status?: number;
  readonly isStream?: boolean;
}

const OWN: Attack = {};
const at = (id: keyof VictimIds, body: object = {}): Attack => ({
  id,
  body: () => body,
  status: 404,
});

export const statement = ({ account }: Pick<VictimIds, 'account'>) => ({
  account_id: account,
  file_name: 'july.csv',
  content: Buffer.from('Date,Payee,Amount\n2025-07-13,Shop,-1.00\n').toString('base64'),
});

export const RECEIPT = {
  name: 'receipt.png',
  content:
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};

const RULE = {
  when: { match: 'all', conditions: [{ field: 'text', operator: 'contains', value: 'e' }] },
  then: { category: 'Travel' },
};

function attacksOn(entity: Entity & { readonly name: EntityName }): [string, Attack][] {
  const { path, name, patch, example } = entity;
  return [
    [`GET ${path}`, OWN],
    [`POST ${path}`, OWN],
    [`DELETE ${path}/:id`, at(name)],
    ...(patch ? [[`PATCH ${path}/:id`, at(name, example)] satisfies [string, Attack]] : []),
  ];
}

/** A test fails for a route without an entry here. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'GET /api/auth/session': OWN,
  'POST /api/auth/sign-up': OWN,
  'POST /api/auth/sign-up-code': OWN,
  'POST /api/auth/log-in': OWN,
  'GET /api/auth/account': OWN,
  'GET /api/auth/events': OWN,
  'POST /api/auth/confirm': OWN,
  'POST /api/auth/password': OWN,
  'POST /api/auth/password-strength': OWN,
  'GET /api/auth/visits': OWN,
  'POST /api/auth/visits/:id': at('account', { entries: ['other'] }),
  'DELETE /api/auth/visits/:id': at('account'),
  'POST /api/auth/email': OWN,
  'POST /api/auth/verification': OWN,
  'POST /api/auth/verify': OWN,
  'POST /api/auth/forgotten-password': OWN,
  'POST /api/auth/reset-password': OWN,
  'DELETE /api/auth/sessions': OWN,
  'DELETE /api/auth/sessions/:id': at('session'),
  'POST /api/auth/passkey-options': OWN,
  'POST /api/auth/passkeys': OWN,
  'PATCH /api/auth/passkeys/:id': at('passkey', { name: 'mine now' }),
  'DELETE /api/auth/passkeys/:id': at('passkey'),
  'POST /api/auth/passkey-log-in-options': OWN,
  'POST /api/auth/passkey-log-in': OWN,
  'POST /api/auth/totp': OWN,
  'PUT /api/auth/totp': OWN,
  'DELETE /api/auth/totp': OWN,
  'POST /api/auth/recovery-codes': OWN,
  // The route exists only outside production.
  'GET /api/auth/outbox': { status: 404 },

  'GET /api/finance/home': OWN,
  'GET /api/finance/forecast': OWN,
  'GET /api/finance/calendar': OWN,
  'GET /api/finance/calendar-address': OWN,
  'POST /api/finance/calendar-address': { body: () => ({ amounts: true }) },
  // The attacker has made an address with the call before.
  'DELETE /api/finance/calendar-address': OWN,
  'GET /api/calendar/:file': at('account'),
  'GET /api/finance/buffer': OWN,
  'PUT /api/finance/buffer': { body: () => ({ buffer: 1 }) },
  'GET /api/finance/profile': OWN,
  'GET /api/finance/accounts': OWN,
  'POST /api/finance/accounts': OWN,
  'PATCH /api/finance/accounts/:id': at('account', { balance: 0 }),
  'DELETE /api/finance/accounts/:id': at('account'),
  'GET /api/finance/asset-suggestions': OWN,
  'DELETE /api/finance/asset-suggestions/:id': at('account'),
  'GET /api/finance/holdings': OWN,
  'GET /api/finance/liabilities': OWN,
  'POST /api/finance/liabilities': OWN,
  'PATCH /api/finance/liabilities/:id': at('debt', { balance: 0 }),
  'DELETE /api/finance/liabilities/:id': at('debt'),
  'GET /api/finance/transactions': OWN,
  'POST /api/finance/transactions': {
    body: ({ account }) => ({
      account_id: account,
      date: '2025-07-14',
      merchant: 'x',
      category: 'Travel',
      amount: -1,
    }),
    status: 404,
  },
  'GET /api/finance/transactions/:id/receipts': at('transaction'),
  'POST /api/finance/transactions/:id/receipts': at('transaction', RECEIPT),
  'GET /api/finance/receipts/:id': at('receipt'),
  'DELETE /api/finance/receipts/:id': at('receipt'),
  'POST /api/finance/transactions/bulk': {
    body: ({ transaction }) => ({ ids: [transaction], patch: { merchant: 'mine now' } }),
    status: 404,
  },
  'PATCH /api/finance/transactions/:id': at('transaction', { note: 'mine now' }),
  'DELETE /api/finance/transactions/:id': at('transaction'),
  'POST /api/finance/transfers': {
    body: ({ account, otherAccount }) => ({
      from_account_id: account,
      to_account_id: otherAccount,
      date: '2025-07-14',
      amount: 1,
    }),
    status: 404,
  },
  'GET /api/finance/statements': OWN,
  'POST /api/finance/statements': {
    body: (loot) => ({ ...statement(loot), turned: [], balance: 'keep' }),
    status: 404,
  },
  'POST /api/finance/statements/preview': { body: statement, status: 404 },
  'DELETE /api/finance/statements/:id': at('statement'),
  'GET /api/finance/spending': OWN,
  'GET /api/finance/budget': OWN,
  'PUT /api/finance/budget': { body: () => ({ month: null, assigned: { groceries: 1 } }) },
  'POST /api/finance/budget/moves': {
    body: ({ category }) => ({ month: '2025-07', from: category, to: null, amount: 1 }),
    status: 400,
  },
  'GET /api/finance/goals': OWN,
  'GET /api/finance/plan': OWN,
  'POST /api/finance/goals': {
    body: ({ account }) => ({
      name: 'Mine',
      target: 1,
      accounts: [{ accountId: account, share: 1 }],
    }),
    status: 404,
  },
  'PUT /api/finance/goals/:id': at('goal', { name: 'mine now', target: 1 }),
  'DELETE /api/finance/goals/:id': at('goal'),
  'POST /api/finance/goals/:id/contributions': {
    id: 'goal',
    body: ({ account }) => ({ accountId: account, amount: 1 }),
    status: 404,
  },
  'DELETE /api/finance/goals/:id/contributions/:contribution': at('goal'),
  'PUT /api/finance/goals/onboarding': {
    body: () => ({ goals: [{ key: 'q7_1', text: 'Mine' }] }),
  },
  'GET /api/finance/categories': OWN,
  'POST /api/finance/categories': { body: () => ({ name: 'Mine', kind: 'expense' }) },
  'PUT /api/finance/categories/:id': at('category', { name: 'mine now' }),
  'DELETE /api/finance/categories/:id': at('category'),
  'GET /api/finance/changes': OWN,
  'GET /api/finance/rules': OWN,
  'POST /api/finance/rules': { body: () => RULE },
  'POST /api/finance/rules/preview': { body: (loot) => ({ ...RULE, id: loot.rule }), status: 404 },
  'PUT /api/finance/rules/:id': at('rule', RULE),
  'DELETE /api/finance/rules/:id': at('rule'),
  'POST /api/finance/rules/:id/apply': at('rule'),
  'GET /api/finance/transactions/:id/why': at('transaction'),
  'POST /api/finance/changes/:id/undo': at('change'),
  'POST /api/finance/merchants/rename': {
    body: () => ({ from: 'zoe-was-here', to: 'mine now' }),
    status: 404,
  },
  'GET /api/finance/income': OWN,
  ...Object.fromEntries(ENTITIES.flatMap(attacksOn)),
  'GET /api/finance/net-worth': OWN,
  'GET /api/finance/score': OWN,
  'GET /api/finance/notifications': OWN,
  'PATCH /api/finance/notifications/:id': at('notification', { read: true }),
  'GET /api/finance/insights': OWN,
  'GET /api/finance/investments': OWN,
  'PUT /api/finance/investments/notes': OWN,
  'PUT /api/finance/accounts/:id/values': at('account', { date: '2020-01-01', value: 1 }),
  'GET /api/finance/assumptions': OWN,
  'PUT /api/finance/assumptions': OWN,
  'GET /api/finance/fact-finder': OWN,
  'PUT /api/finance/fact-finder': OWN,
  'POST /api/finance/fact-finder-summary/pdf': OWN,
  'POST /api/finance/what-if/pdf': { body: () => scenario.example },

  'GET /api/plaid/status': OWN,
  'GET /api/plaid/accounts': OWN,
  'GET /api/plaid/transactions': OWN,
  'GET /api/plaid/liabilities': OWN,
  // Another test checks that it sends nothing about other users.
  'GET /api/plaid/events': { isStream: true },
  'GET /api/plaid/debug/all-data': { status: 404 },
  'POST /api/plaid/create-link-token': { body: ({ bank }) => ({ itemId: bank }), status: 404 },
  'POST /api/plaid/exchange-token': OWN,
  'POST /api/plaid/refresh': { body: ({ bank }) => ({ itemId: bank }), status: 404 },
  'DELETE /api/plaid/item': { body: ({ bank }) => ({ itemId: bank }), status: 404 },
  'POST /api/plaid/webhook': { body: ({ bank }) => ({ item_id: bank }), status: 401 },

  'GET /api/ai/insights': OWN,
  // An insight's id is its rule, so the call changes only the caller's own list.
  'POST /api/ai/insights/:id/dismiss': { id: 'account' },
  'POST /api/ai/insights/:id/snooze': { id: 'account' },
  'POST /api/ai/insights/:id/restore': { id: 'account' },
  'POST /api/ai/chat': { body: () => ({ message: 'What is the net worth?' }) },
  'GET /api/ai/chat/history': OWN,
  'DELETE /api/ai/chat/history': OWN,
  'GET /api/ai/chat/:id/sent': at('question'),
  'POST /api/ai/consent': { body: () => ({ granted: false }) },
  'GET /api/ai/status': OWN,

  'GET /api/privacy/copy': OWN,
  'POST /api/privacy/copy': OWN,
  'POST /api/privacy/deletions': OWN,
  'GET /api/privacy/deletions/:id': at('account'),
  'GET /api/privacy/records': OWN,

  'GET /api/knowledge/categories': OWN,
  'POST /api/knowledge/store': OWN,
  'POST /api/knowledge/bulk-upload': OWN,
  'POST /api/knowledge/search': { body: () => ({ query: 'zoe jar' }) },
  'POST /api/knowledge/advice': { body: () => ({ question: 'zoe jar' }) },
  'GET /api/privacy-policy': OWN,
  'GET /api/first-view': OWN,
  'GET /api/health': OWN,
  'GET /api/ready': OWN,

  // These come last: they end the session or the account of the attacker.
  'POST /api/auth/log-out': OWN,
};
