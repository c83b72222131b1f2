import { debtTypeFacts } from '../debt/debt-types';
import type { Account, Liability } from '../entities';
import { accountTypeFacts } from './account-types';

/** Short sidebar label of an account (P1-7-34, P1-7-35): the label of its type that fits its name, else its name. */
export function accountLabel({ name, type }: Account): string {
  const fitting = accountTypeFacts(type).sidebarLabels.find((each) => each.name.test(name));
  return fitting?.label ?? name;
}

/** Short sidebar label of a debt: a card named after Visa is 'Visa', everything else carries its type. */
export function liabilityLabel({ name, type }: Liability): string {
  const { isCard, sidebarLabel } = debtTypeFacts(type);
  return isCard && /visa/i.test(name) ? 'Visa' : sidebarLabel;
}
