import {
  addMonths,
  amortise,
  countedLiabilities,
  debtsToPayOff,
  type Liability,
  monthLabel,
  monthOf,
  plannableDebts,
} from '@halyard/shared-contracts/finance';
import { type Cents, cents, formatUsd, sum } from '@halyard/shared-contracts/money';
import { debtFacts, type DebtFacts, payoffFacts } from '../fact/debt-facts';
import { joined, type Said, say } from '../fact/said';
import type { Asked } from './asked';
import { balance } from './balances';
import { holdings, money, screen } from './facts';
import { list, type Part, sentence } from './parts';

const NO_DEBT = say`You have no debt.`;
const ALL_IN_FULL = say`You pay your cards in full each month, so there is no debt to pay off.`;
const SCREEN = screen('/liabilities');

/** The debts of a question: those it names, or all of them. */
function debtsAsked({ financialData, subject }: Asked): DebtFacts[] {
  const ids = new Set(subject.holdings.map(({ id }) => id));
  return debtFacts(financialData).filter(({ id }) => ids.size === 0 || ids.has(id));
}

function line({ name, balance: owed, rate, payment }: DebtFacts): Said {
  const parts = [
    ...(rate ? [say`at ${rate} a year`] : []),
    ...(payment ? [say`with ${payment} a month`] : []),
  ];
  const more = parts.length === 0 ? say`` : say` ${joined(parts, ', ')}`;
  return owed ? say`${name}: ${owed}${more}` : say`${name}: unknown`;
}

/** What is owed, in all and debt by debt. */
export function debt(asked: Asked): Part[] {
  const { financialData, subject } = asked;
  const found = debtsAsked(asked);
  if (found.length === 0) return subject.holdings.length > 0 ? balance(asked) : [sentence(NO_DEBT)];
  const owed = sum(
    countedLiabilities(financialData.liabilities).flatMap((each) =>
      found.some(({ id }) => id === each.id) ? [each.balance] : [],
    ),
  );
  const total = money('debt', owed, holdings(found.map(({ id }) => id)));
  const [only] = found;
  if (found.length === 1 && only)
    return [sentence(say`You owe ${total} on ${only.name}.`), list([line(only)])];
  return [
    sentence(say`You owe ${total} on ${String(found.length)} debts, the highest rate first:`),
    list(found.map(line)),
  ];
}

/** What one debt costs until it ends; null where its rate or payment is unknown or it never ends. */
function interestOf({ id }: DebtFacts, liabilities: readonly Liability[]): Cents | null {
  const [plan] = plannableDebts(liabilities.filter((each) => each.id === id)).debts;
  const paid = plan ? amortise(plan.balance, plan.aprPercent, plan.payment) : 'never';
  return paid === 'never' ? null : paid.totalInterest;
}

/** Rates, and what the debts cost until they end. */
export function interest(asked: Asked): Part[] {
  const found = debtsAsked(asked);
  if (found.length === 0) return [sentence(NO_DEBT)];
  const lines = found.map((each) => {
    const cost = interestOf(each, asked.financialData.liabilities);
    const rate = each.rate ? say`${each.rate} a year` : say`rate unknown`;
    const until =
      cost === null
        ? say``
        : say`, ${money('interest', cost, SCREEN)} of interest until it is paid off`;
    return say`${each.name}: ${rate}${until}`;
  });
  const first =
    found.length === 1
      ? 'This debt at its present payment:'
      : 'Your debts at their present payments:';
  return [sentence(say`${first}`), list(lines)];
}

function namesOf(ids: readonly string[], liabilities: readonly Liability[]): string {
  return liabilities.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(', ');
}

/** When the last debt ends, also with more paid each month. */
export function debtFree({ financialData, query }: Asked): Part[] {
  const { today } = financialData;
  if (debtFacts(financialData).length === 0) return [sentence(NO_DEBT)];
  const liabilities = debtsToPayOff(financialData);
  if (countedLiabilities(liabilities).length === 0) return [sentence(ALL_IN_FULL)];
  const extra = cents(query.amount ?? 0);
  const { asNow, withExtra } = payoffFacts(financialData, extra);
  const { incomplete } = plannableDebts(liabilities);
  const end = (months: number) => monthLabel(addMonths(monthOf(today), Math.max(months, 1) - 1));
  const first = asNow
    ? say`At your present payments you are free of debt in ${end(asNow.months.value)}, after ${asNow.months} ${asNow.months.value === 1 ? 'month' : 'months'}, and pay ${asNow.interest} of interest until then.`
    : say`At your present payments your debts do not end, or their payments are unknown.`;
  const more =
    extra > 0 && withExtra
      ? [
          sentence(
            say`With ${formatUsd(extra)} more a month, highest rate first, it is ${end(withExtra.months.value)}, after ${withExtra.months} ${withExtra.months.value === 1 ? 'month' : 'months'}, with ${withExtra.interest} of interest.`,
          ),
        ]
      : [];
  const left =
    incomplete.length === 0
      ? []
      : [
          sentence(
            say`Left out, because their rate or payment is unknown: ${namesOf(incomplete, liabilities)}.`,
          ),
        ];
  return [sentence(first), ...more, ...left];
}

/** What long-term investing is often reckoned with, in percent a year; a debt above it is paid first. */
const EXPECTED_RETURN_PERCENT = 7;

/** Debts against investing, by rate; the higher one decides. */
export function debtOrInvest({ financialData }: Asked): Part[] {
  const toPayOff = new Set(debtsToPayOff(financialData).map(({ id }) => id));
  const owed = debtFacts(financialData).filter(({ id }) => toPayOff.has(id));
  if (owed.length === 0)
    return [
      sentence(say`You have no debt to pay off, so anything you can spare is free to be invested.`),
    ];
  const dearest = owed.find(({ rate }) => rate !== null);
  if (!dearest?.rate || !dearest.balance)
    return [
      sentence(say`The interest rates of your debts are unknown, so they cannot be compared.`),
    ];
  const { name, balance: owing, rate } = dearest;
  const usual = `the ${EXPECTED_RETURN_PERCENT}% a year that long-term investing is often reckoned with`;
  const rule =
    rate.value > EXPECTED_RETURN_PERCENT
      ? `That is more than ${usual}, so paying it down comes first.`
      : `That is not more than ${usual}, so investing beside the regular payments can make sense.`;
  return [
    sentence(say`The debt with the highest rate is ${name}: ${owing} at ${rate} a year.`),
    sentence(say`${rule} This is information, not advice.`),
  ];
}
