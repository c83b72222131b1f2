import {
  amortise,
  countedLiabilities,
  debtsToPayOff,
  type FinancialData,
  healthInsights,
  type Liability,
  monthLabel,
  monthlyInterest,
  payoffMonth,
  plannableDebts,
  tenths,
} from '@halyard/shared-contracts/finance';
import { type Cents, cents, formatUsd, sum } from '@halyard/shared-contracts/money';
import { debtFacts, type DebtFacts, payoffFacts } from '../../fact/debt-facts';
import { monthsText } from '../../fact/months-text';
import { joined, type FiguredText, say } from '../../fact/figured-text';
import type { AnswerRequest } from '../answer-request';
import { balance, extreme } from '../balances';
import { holdings, money, number, screen } from '../facts';
import { list, type Part, sentence } from '../parts';
import { interestSaved } from './interest-saved';

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

function line({ name, balance: owed, rate, payment }: DebtFacts): FiguredText {
  const parts = [
    ...(rate ? [say`at ${rate} a year`] : []),
    ...(payment ? [say`with ${payment} a month`] : []),
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
  const costOf = (each: DebtFacts) => interestOf(each, request.financialData.liabilities);
  if (request.query.order === 'most') return mostInterest(found, costOf);
  const lines = found.map((each) => {
    const cost = interestOf(each, request.financialData.liabilities);
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
  const month = interestOfMonth(found, request.financialData.liabilities);
  return [...ratesOf(found), ...month, sentence(say`${first}`), list(lines)];
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
  const { incomplete } = plannableDebts(liabilities);
  const end = (months: number) => monthLabel(payoffMonth(today, months));
  const goal =
    subject.holdings.length === 0 ? 'you are free of debt' : `you pay off ${subject.label}`;
  const first = asNow
    ? say`At your present payments ${goal} in ${end(asNow.months.value)}, after ${monthsText(asNow.months)}, and pay ${asNow.interest} of interest until then.`
    : say`At your present payments your debts do not end, or their payments are unknown.`;
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

/** This is the yearly return of long-term investing in percent. A debt with a higher rate is paid first. */
const EXPECTED_RETURN_PERCENT = 7;

/** Savings for emergencies come before both. */
function monthsSaved(financialData: FinancialData): Part[] {
  const found = healthInsights(financialData).find(({ kind }) => kind === 'emergency_fund');
  if (found?.kind !== 'emergency_fund') return [];
  const months = number('months', 'months', tenths(found.months), screen('/wealth-plan'));
  return [
    sentence(
      say`Your emergency savings cover ${months} ${tenths(found.months) === 1 ? 'month' : 'months'} of spending; the target of your wealth plan is ${money('target', found.target, screen('/wealth-plan'))}.`,
    ),
  ];
}

export function debtOrInvest({ financialData }: AnswerRequest): Part[] {
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
    ...monthsSaved(financialData),
    sentence(say`The debt with the highest rate is ${name}: ${owing} at ${rate} a year.`),
    sentence(say`${rule} This is information, not advice.`),
  ];
}
