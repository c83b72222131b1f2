import { sum } from '../../money';
import { accountTypeFacts } from '../account/account-types';
import { countedAccounts } from '../account/counted';
import { firstDay, monthOf, type IsoDate } from '../civil-date';
import type { Account } from '../entities';
import type { Notice } from './notice';

/** One account holding this percent of all invested money is worth a word. */
const CONCENTRATED_PERCENT = 60;

/** The account that holds 60 % or more of what is invested, told once a month; nothing while it is the only one. */
export function investmentAlerts(accounts: readonly Account[], today: IsoDate): Notice[] {
  const held = countedAccounts(accounts).filter(
    ({ type, balance }) => accountTypeFacts(type).isInvested && balance > 0,
  );
  const invested = sum(held.map(({ balance }) => balance));
  if (held.length < 2) return [];
  return held
    .filter(({ balance }) => balance * 100 >= CONCENTRATED_PERCENT * invested)
    .map(({ id, name, balance }) => ({
      type: 'investment_alert',
      date: firstDay(monthOf(today)),
      accountId: id,
      account: name,
      balance,
      invested,
    }));
}
