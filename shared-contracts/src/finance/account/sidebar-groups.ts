import { negate, type Cents } from '../../money';
import { debtTypeFacts } from '../debt/debt-types';
import type { Account, Liability } from '../entities';
import { accountTypeFacts, SIDEBAR_GROUPS, type SidebarGroupName } from './account-types';

export interface SidebarRow {
  readonly id: string;
  readonly label: string;
  readonly balance: Cents | null;
  readonly currency: string;
}

interface SidebarGroup {
  readonly group: SidebarGroupName;
  readonly rows: readonly SidebarRow[];
}

interface Placed extends SidebarRow {
  readonly group: SidebarGroupName;
  readonly name: string;
}

/** Returns the label of the type that fits the name, or else the name (P1-7-34, P1-7-35). */
function accountLabel({ name, type }: Account): string {
  const fitting = accountTypeFacts(type).sidebarLabels.find((each) => each.name.test(name));
  return fitting?.label ?? name;
}

function liabilityLabel({ name, type }: Liability): string {
  const { isCard, sidebarLabel } = debtTypeFacts(type);
  return isCard && /visa/i.test(name) ? 'Visa' : sidebarLabel;
}

const placeAccount = (account: Account): Placed => ({
  id: account.id,
  name: account.name,
  label: account.closed ? account.name : accountLabel(account),
  balance: account.balance,
  currency: account.currency,
  group: account.closed ? 'CLOSED' : accountTypeFacts(account.type).sidebarGroup,
});

const placeLiability = (debt: Liability): Placed => ({
  id: debt.id,
  name: debt.name,
  label: debt.closed ? debt.name : liabilityLabel(debt),
  balance: debt.balance === null ? null : negate(debt.balance),
  currency: debt.currency,
  group: debt.closed ? 'CLOSED' : debtTypeFacts(debt.type).sidebarGroup,
});

/** Gives rows that share a label their own names instead. */
function distinct(rows: readonly Placed[]): SidebarRow[] {
  const hasTwin = (label: string) => rows.filter((row) => row.label === label).length > 1;
  return rows.map(({ id, label, name, balance, currency }) => ({
    id,
    label: hasTwin(label) ? name : label,
    balance,
    currency,
  }));
}

/** Returns all groups, also empty ones, with assets before debts (P1-2.3-15, P1-7-34 to P1-7-37). */
export function sidebarGroups(
  accounts: readonly Account[],
  liabilities: readonly Liability[],
): SidebarGroup[] {
  const placed = [...accounts.map(placeAccount), ...liabilities.map(placeLiability)];
  return SIDEBAR_GROUPS.map((name) => ({
    group: name,
    rows: distinct(placed.filter(({ group }) => group === name)),
  }));
}
