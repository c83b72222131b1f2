import { type Cents, sum } from '../../money';
import { type AccountType, typesThat } from '../account/account-types';
import { countedAccounts, countedLiabilities } from '../account/counted';
import { balanceOfTypes } from '../account/totals';
import { debtTypeFacts } from '../debt/debt-types';
import { flowTotals } from '../movement/flow-totals';
import { monthsWithData } from '../movement/month/months';
import { savingsRate } from '../movement/savings-rate';
import { monthlyDebtPayments } from '../plan/debt-payments';
import { emergencyFundTarget } from '../plan/insight/emergency-fund-insight';
import { emergencySavings } from '../plan/emergency-savings';
import { moneyFlow } from '../plan/money-flow';
import { recentMonths } from '../plan/recent-months';
import type { Scored } from './factor';
import { type Payments, payments } from './payment-history';

/** A part is null when the data cannot give it. */
export interface ScoreInputs {
  /** The amounts are per month. The income is before tax if that is known. */
  readonly debt: { readonly payments: Cents; readonly income: Cents } | null;
  /** It covers the last `months` months. */
  readonly saving: {
    readonly ratePercent: number;
    readonly income: Cents;
    readonly months: number;
  } | null;
  readonly history: Payments | null;
  readonly cards: { readonly owed: Cents; readonly limit: Cents } | null;
  readonly emergency: { readonly saved: Cents; readonly target: Cents } | null;
  readonly kinds: readonly { readonly type: AccountType; readonly balance: Cents }[] | null;
}

function debtOf(financialData: Scored): ScoreInputs['debt'] {
  const { monthlyIncome } = moneyFlow(financialData);
  const { total, unknown } = monthlyDebtPayments(financialData.liabilities);
  return monthlyIncome && unknown === 0 ? { payments: total, income: monthlyIncome } : null;
}

function savingOf(financialData: Scored): ScoreInputs['saving'] {
  const rows = recentMonths(financialData);
  const ratePercent = savingsRate(rows);
  if (ratePercent === null) return null;
  return { ratePercent, income: flowTotals(rows).income, months: monthsWithData(rows).length };
}

function cardsOf({ liabilities }: Scored): ScoreInputs['cards'] {
  const cards = countedLiabilities(liabilities).flatMap(({ type, balance, limit }) =>
    debtTypeFacts(type).isCard && limit !== null && limit > 0 ? [{ balance, limit }] : [],
  );
  if (cards.length === 0) return null;
  return {
    owed: sum(cards.map(({ balance }) => balance)),
    limit: sum(cards.map(({ limit }) => limit)),
  };
}

const INVESTED_TYPES = typesThat('isInvested');

export function scoreInputs(financialData: Scored): ScoreInputs {
  const { accounts } = financialData;
  const hasAccounts = countedAccounts(accounts).length > 0;
  return {
    debt: debtOf(financialData),
    saving: savingOf(financialData),
    history: payments(financialData),
    cards: cardsOf(financialData),
    emergency: hasAccounts
      ? { saved: emergencySavings(accounts), target: emergencyFundTarget(financialData).target }
      : null,
    kinds: hasAccounts
      ? INVESTED_TYPES.map((type) => ({ type, balance: balanceOfTypes(accounts, [type]) }))
      : null,
  };
}
