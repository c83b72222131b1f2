import {
  amortise,
  countedLiabilities,
  debtsToPayOff,
  type FinancialData,
  type Liability,
  monthLabel,
  monthlyInterest,
  paidInFull,
  payoffMonth,
  plannableDebts,
} from '@halyard/shared-contracts/finance';
import { type Cents, cents, formatUsd, sum } from '@halyard/shared-contracts/money';
import { debtFacts, type DebtFacts, payoffFacts } from '../../fact/debt-facts';
import { monthsText } from '../../fact/months-text';
import { joined, type FiguredText, say } from '../../fact/figured-text';
import type { AnswerRequest } from '../answer-request';
import { balance, extreme } from '../balances';
import { holdings, money, screen } from '../facts';
import { list, type Part, sentence } from '../parts';
import { interestSaved } from './interest-saved';
import { atPayments } from './minimum';

const NO_DEBT = say`You have no debt.`;
const ALL_IN_FULL = say`You pay your cards in full each month, so there is no debt to pay off.`;
const SCREEN = screen('/liabilities');

function requestedDebts({ financialData, subject }: AnswerRequest): DebtFacts[] {
  const ids = new Set(subject.holdings.map(({ id }) => id));
  const without = new Set(subject.without.holdings.map(({ id }) => id));
  return debtFacts(financialData).filter(
    ({ id }) => (ids.size === 0 || ids.has(id)) && !without.has(id),
  );
}

function line({ name, balance: owed, rate, payment, isMinimum }: DebtFacts): FiguredText {
  const parts = [
    ...(rate ? [say`at ${rate} a year`] : []),
    ...(payment
      ? [isMinimum ? say`with a minimum payment of ${payment}` : say`with ${payment} a month`]
      : []),
  ];
  const more = parts.length === 0 ? say`` : say` ${joined(parts, ', ')}`;
  return owed ? say`${name}: ${owed}${more}` : say`${name}: unknown`;
}

/** Of several named debts, the largest is named. */
function mostOwed(found: readonly DebtFacts[]): Part[] {
  const owed = found
    .flatMap(({ name, balance: owing }) => (owing ? [{ name, owing }] : []))
    .toSorted((a, b) => b.owing.value - a.owing.value);
  const [most] = owed;
  if (!most) return [sentence(say`What is owed on them is not known.`)];
  return [
    sentence(say`You owe the most on ${most.name}: ${most.owing}.`),
    list(owed.slice(1).map(({ name, owing }) => say`${name}: ${owing}`)),
  ];
}

export function debt(request: AnswerRequest): Part[] {
  const { financialData, subject } = request;
  const found = requestedDebts(request);
  if (found.length === 0)
    return subject.holdings.length > 0 ? balance(request) : [sentence(NO_DEBT)];
  const owed = sum(
    countedLiabilities(financialData.liabilities).flatMap((each) =>
      found.some(({ id }) => id === each.id) ? [each.balance] : [],
    ),
  );
  const total = money('debt', owed, holdings(found.map(({ id }) => id)));
  const open = financialData.liabilities.filter(({ id }) => found.some((each) => each.id === id));
  if (request.query.order === 'most' && subject.holdings.length > 1) return mostOwed(found);
  const ranked = extreme(request, open);
  if (ranked.length > 0) return ranked;
  const [only] = found;
  if (found.length === 1 && only)
    return [sentence(say`You owe ${total} on ${only.name}.`), list([line(only)])];
  const rest = subject.without.label === '' ? '' : ` without ${subject.without.label}`;
  return [
    sentence(
      say`You owe ${total} on ${String(found.length)} debts${rest}, the highest rate first:`,
    ),
    list(found.map(line)),
  ];
}

/** Returns null if the rate or the payment is unknown, or if the debt never ends. */
function interestOf({ id }: DebtFacts, liabilities: readonly Liability[]): Cents | null {
  const [plan] = plannableDebts(liabilities.filter((each) => each.id === id)).debts;
  const paid = plan ? amortise(plan.balance, plan.aprPercent, plan.payment) : 'never';
  return paid === 'never' ? null : paid.totalInterest;
}

function mostInterest(
  found: readonly DebtFacts[],
  costOf: (each: DebtFacts) => Cents | null,
): Part[] {
  const costs = found
    .flatMap((each) => {
      const cost = costOf(each);
      return cost === null ? [] : [{ name: each.name, cost }];
    })
    .toSorted((a, b) => b.cost - a.cost);
  const [first] = costs;
  if (!first) return [sentence(say`The interest of your debts is not known.`)];
  return [
    sentence(
      say`${first.name} costs the most interest until it is paid off: ${money('interest', first.cost, SCREEN)}.`,
    ),
    list(costs.map(({ name, cost }) => say`${name}: ${money('interest', cost, SCREEN)}`)),
  ];
}

/** Returns nothing if no rate is known. */
function interestOfMonth(found: readonly DebtFacts[], liabilities: readonly Liability[]): Part[] {
  const rated = countedLiabilities(liabilities).flatMap(({ id, balance: owed, aprPercent }) =>
    aprPercent !== null && owed > 0 && found.some((each) => each.id === id)
      ? [{ id, cost: monthlyInterest(owed, aprPercent) }]
      : [],
  );
  if (rated.length === 0) return [];
  const total = money('interest of a month', sum(rated.map(({ cost }) => cost)), SCREEN);
  return [sentence(say`At today’s balances, interest costs about ${total} a month.`)];
}

/** Names the debts with the highest and the lowest rate. */
function ratesOf(found: readonly DebtFacts[]): Part[] {
  const rated = found.flatMap(({ name, rate }) => (rate ? [{ name, rate }] : []));
  const [highest] = rated;
  const lowest = rated.at(-1);
  if (!highest || !lowest || highest.rate.value === lowest.rate.value) return [];
  return [
    sentence(
      say`The highest rate is ${highest.rate} on ${highest.name}, and the lowest is ${lowest.rate} on ${lowest.name}.`,
    ),
  ];
}

export function interest(request: AnswerRequest): Part[] {
  const found = requestedDebts(request);
  const { holdings: named } = request.subject;
  if (found.length === 0 && named.length > 0)
    return [
      sentence(say`The interest rate of ${named.map(({ name }) => name).join(', ')} is not known.`),
    ];
  if (found.length === 0) return [sentence(NO_DEBT)];
  const { liabilities } = request.financialData;
  const inFull = paidInFull(request.financialData);
  const costOf = (each: DebtFacts) => (inFull.has(each.id) ? null : interestOf(each, liabilities));
  if (request.query.order === 'most') return mostInterest(found, costOf);
  const carried = found.filter(({ id }) => !inFull.has(id));
  const lines = found.map((each) => {
    const cost = costOf(each);
    const rate = each.rate ? say`${each.rate} a year` : say`rate unknown`;
    if (inFull.has(each.id)) return say`${each.name}: ${rate}, paid in full each month`;
    const until =
      cost === null
        ? say``
        : say`, ${money('interest', cost, SCREEN)} of interest until it is paid off`;
    return say`${each.name}: ${rate}${until}`;
  });
  const costs = carried.filter((each) => costOf(each) !== null);
  const owed = liabilities.filter(({ id }) => costs.some((each) => each.id === id));
  return [
    ...ratesOf(found),
    ...interestOfMonth(carried, liabilities),
    ...(owed.length === 0 ? [] : [sentence(say`${atPayments(owed).replace(/,$/, '')}:`)]),
    list(lines),
  ];
}

function namesOf(ids: readonly string[], liabilities: readonly Liability[]): string {
  return liabilities.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(', ');
}

function onlyNamed({ financialData, subject }: AnswerRequest): FinancialData {
  if (subject.holdings.length === 0) return financialData;
  const named = new Set(subject.holdings.map(({ id }) => id));
  const liabilities = financialData.liabilities.filter(({ id }) => named.has(id));
  return { ...financialData, liabilities };
}

export function debtFree(request: AnswerRequest): Part[] {
  const { query, subject } = request;
  const financialData = onlyNamed(request);
  const { today } = financialData;
  if (debtFacts(financialData).length === 0)
    return [sentence(subject.label ? say`${subject.label} is not a debt.` : NO_DEBT)];
  const liabilities = debtsToPayOff(financialData);
  if (countedLiabilities(liabilities).length === 0) return [sentence(ALL_IN_FULL)];
  const extra = cents(query.amount ?? 0);
  const { asNow, withExtra } = payoffFacts(financialData, extra);
  const end = (months: number) => monthLabel(payoffMonth(today, months));
  const goal =
    subject.holdings.length === 0 ? 'you are free of debt' : `you pay off ${subject.label}`;
  const { debts: planned, incomplete } = plannableDebts(liabilities);
  const at = atPayments(liabilities.filter(({ id }) => planned.some((each) => each.id === id)));
  const first = asNow
    ? say`${at} ${goal} in ${end(asNow.months.value)}, after ${monthsText(asNow.months)}, and pay ${asNow.interest} of interest until then.`
    : say`${at} your debts do not end, or their payments are unknown.`;
  const more =
    extra > 0 && withExtra
      ? [
          sentence(
            say`With ${formatUsd(extra)} more a month, highest rate first, it is ${end(withExtra.months.value)}, after ${monthsText(withExtra.months)}, with ${withExtra.interest} of interest.`,
          ),
          ...interestSaved(asNow?.interest.value ?? null, withExtra.interest.value),
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
