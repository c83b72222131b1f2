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

/** A bank as Link's list shows it. */
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

/** A persona as Link's list shows it: what they own, in words. */
export function personaChoice({ id, title, user }: Persona) {
  return { id, title, detail: kindsOf(user.override_accounts ?? []) };
}

/** `2 checking, 1 savings, 1 credit card`. */
function kindsOf(accounts: readonly CustomAccount[]): string {
  const counts = new Map<string, number>();
  for (const { subtype, type } of accounts) {
    const kind = subtype ?? type ?? 'checking';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ') || 'No accounts';
}

/** A persona's account as Link shows it before it is shared. */
export function accountChoice(custom: CustomAccount) {
  const mask = accountMask(custom);
  const kind = custom.subtype ?? accountType(custom);
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

/** The accounts of an Item as Link's onSuccess metadata lists them. */
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

/** What Link shows first. */
export function offerOf(token: LinkToken, personas: readonly Persona[]) {
  return {
    client_name: token.clientName,
    redirects: token.redirectUri !== null,
    institutions: listInstitutions().map(bankChoice),
    personas: personas.map(personaChoice),
  };
}
