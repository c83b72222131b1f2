import { type Institution, listInstitutions } from '../bank/institutions';
import type { Item } from '../bank/item';
import { accountMask, accountName, accountType } from '../bank/open-account';
import type { LinkToken } from '../bank/state';
import type { CustomAccount } from '../persona/schema';
import type { Persona } from '../persona/persona';

const troubles = {
  healthy: '',
  degraded: 'Answers, but with trouble',
  down: 'Does not answer',
  unsupported: 'No longer supported',
} satisfies Record<Institution['health'], string>;

export function bankChoice(one: Institution) {
  return {
    institution_id: one.id,
    name: one.name,
    title: one.name,
    detail: one.oauth ? 'Signs you in on its own page' : troubles[one.health],
    health: one.health,
    oauth: one.oauth,
  };
}

export function personaChoice({ id, title, user }: Persona) {
  return { id, title, detail: kindsOf(user.override_accounts ?? []) };
}

function kindsOf(accounts: readonly CustomAccount[]): string {
  const counts = new Map<string, number>();
  for (const account of accounts)
    counts.set(kindOf(account), (counts.get(kindOf(account)) ?? 0) + 1);
  const words = [...counts].map(([kind, count]) => (count > 1 ? `${count} ${kind}` : kind));
  return words.join(', ') || 'No accounts';
}

function kindOf(custom: CustomAccount): string {
  const kind = custom.subtype ?? accountType(custom);
  return kind === 'auto' || kind === 'student' ? `${kind} loan` : kind;
}

export function accountChoice(custom: CustomAccount) {
  const mask = accountMask(custom);
  const kind = kindOf(custom);
  const balance = custom.starting_balance ?? custom.liability?.principal ?? 0;
  const amount = balance.toLocaleString('en-US', {
    style: 'currency',
    currency: custom.currency ?? 'USD',
  });
  return {
    title: accountName(custom),
    detail: mask ? `${kind} ••${mask}` : kind,
    amount: amount.replace('-', '−'),
  };
}

export function sharedAccounts(item: Item) {
  return item.accounts.map((account) => ({
    id: account.accountId,
    name: account.name,
    mask: account.mask,
    type: account.type,
    subtype: account.subtype,
    verification_status: null,
  }));
}

export function offerOf(token: LinkToken, personas: readonly Persona[]) {
  return {
    client_name: token.clientName,
    redirects: token.redirectUri !== null,
    institutions: listInstitutions().map(bankChoice),
    personas: personas.map(personaChoice),
  };
}
