import { addDays, daysBetween } from '../civil-day';
import type { CustomAccount, CustomUser } from './schema';

/** Shifts the transactions, trades, and prices of a persona so that its `as_of` day, or else its newest date, becomes `today`. */
export function shiftToToday(user: CustomUser, today: string): CustomUser {
  const accounts = user.override_accounts ?? [];
  const anchor = user.as_of ?? newest(accounts.flatMap(movingDates));
  if (anchor === undefined) return user;
  const by = daysBetween(anchor, today);
  return { ...user, override_accounts: accounts.map((account) => shiftAccount(account, by)) };
}

function newest(days: readonly string[]): string | undefined {
  return days.reduce<string | undefined>((a, b) => (a === undefined || b > a ? b : a), undefined);
}

function movingDates(account: CustomAccount): string[] {
  return [
    ...(account.transactions ?? []).flatMap((row) => [row.date_transacted, row.date_posted]),
    ...(account.holdings ?? []).map((row) => row.institution_price_as_of),
    ...(account.investment_transactions ?? []).map((row) => row.date),
  ].filter((day) => typeof day === 'string');
}

function shiftAccount(account: CustomAccount, by: number): CustomAccount {
  const move = (day: string | null | undefined) => day && addDays(day, by);
  return {
    ...account,
    transactions: account.transactions?.map((row) => ({
      ...row,
      date_transacted: move(row.date_transacted),
      date_posted: move(row.date_posted),
    })),
    holdings: account.holdings?.map((row) => ({
      ...row,
      institution_price_as_of: move(row.institution_price_as_of),
    })),
    investment_transactions: account.investment_transactions?.map((row) => ({
      ...row,
      date: move(row.date),
    })),
  };
}
