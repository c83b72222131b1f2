import type { FinancialData } from '@halyard/shared-contracts/finance';
import { queryName } from '@halyard/shared-contracts/wire';
import { findNames } from '../names/find-names';
import { namesOf } from '../names/names';
import { tokensOf } from '../tokens';

const TIME = '((?: (?:this|last|in|since|so far|during|over) .{1,30})?)$';
const PAYS = '(?:pay|paid|earn|earned|make|made|give|given|generate|generated|bring in)';

/** The first group is the account, and the second one the time. */
const ASKS: readonly RegExp[] = [
  new RegExp(
    `^(?:how much|what) interest (?:did|has|have|does) (?:the |my )?(.{1,30}?) ${PAYS}(?: me)?${TIME}`,
  ),
  new RegExp(`^(?:did|has) (?:the |my )?(.{1,30}?) ${PAYS}(?: me)? (?:any |some )?interest${TIME}`),
  new RegExp(
    `^how much interest (?:did i get|have i gotten|did i earn|have i earned|was paid|got paid) (?:on|in|into|to|from) (?:the |my )?(.{1,30}?)${TIME}`,
  ),
];

const PLAIN = new Set(['the', 'my', 'account']);

/** 'How much interest did my savings account pay' asks for income, and not for the interest of debts. */
export function accountInterest(text: string, data: FinancialData): string {
  const [, name, time = ''] = ASKS.map((each) => each.exec(text)).find((each) => each) ?? [];
  if (name === undefined) return text;
  const tokens = tokensOf(name);
  const own = new Set(data.accounts.map((each) => queryName(each.name)));
  const found = findNames(tokens, namesOf(data));
  const isAccount =
    found.length === 1 &&
    found.every(
      ({ meaning: { account } }) =>
        account.length > 0 && account.every((each) => own.has(each.name)),
    ) &&
    tokens.words.every((word, at) => tokens.taken[at] || PLAIN.has(word));
  // 'Savings last' asks how long savings last.
  return isAccount ? `how much interest income did i receive${time} in ${name}` : text;
}
