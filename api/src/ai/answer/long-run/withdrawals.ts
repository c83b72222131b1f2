import { type Account, countedAccounts } from '@halyard/shared-contracts/finance';
import {
  distributionAge,
  isInvestment,
  requiredDistribution,
  SOURCED,
} from '@halyard/shared-contracts/long-run';
import { type Cents, divide, scale, sum } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import { listed } from '../../fact/listed';
import type { AnswerRequest } from '../answer-request';
import { birthDateMissing } from './missing';
import { planWith } from './plan-text';
import { holdings, money, screen } from '../facts';
import { link, type Part, sentence, table } from '../parts';
import { sourcesText } from './sources';

const MONTHS = 12;
/** It is a rule of thumb and no law. */
const USUAL_PERCENT = 4;
const PLAN = screen('/wealth-plan');
const OPEN = link('Open your wealth plan', '/wealth-plan');
const SOURCES = [SOURCED.uniformLifetime, SOURCED.distributionAges];

type Held = Account & { readonly balance: Cents };

const namesOf = (held: readonly Held[]): string => listed(held.map(({ name }) => name));
const totalOf = (held: readonly Held[]): Cents => sum(held.map(({ balance }) => balance));

/** An owner's Roth account has no required distribution. */
const isDistributed = ({ type, name }: Account): boolean =>
  type === 'retirement' && !/\broth\b/i.test(name);

/** Returns the named accounts of a kind, or all of it if none is named. */
function heldOf(
  { financialData, subject }: AnswerRequest,
  isOfKind: (account: Account) => boolean,
): Held[] {
  const named = new Set<string>(subject.holdings.map(({ id }) => id));
  return countedAccounts(financialData.accounts).filter(
    (each): each is Held =>
      isOfKind(each) && each.balance > 0 && (named.size === 0 || named.has(each.id)),
  );
}

const NOT_ADVICE = 'This is information, not advice.';

/** Says what the 4% rule takes in the first year. */
export function yearlyWithdrawal(request: AnswerRequest): Part[] {
  const held = heldOf(request, isInvestment);
  if (held.length === 0)
    return [sentence(say`No investment or retirement account is known here.`), OPEN];
  const yearly = scale(totalOf(held), USUAL_PERCENT / 100);
  const ids = held.map(({ id }) => id);
  return [
    sentence(
      say`By the 4% rule, about ${money('a year', yearly, PLAN)} could be taken in the first year, ${money('a month', divide(yearly, MONTHS), PLAN)} a month: ${String(USUAL_PERCENT)}% of the ${money('held', totalOf(held), holdings(ids))} in ${namesOf(held)}.`,
    ),
    sentence(
      say`Later years take the same amount, adjusted for prices. It is a rule of thumb for about thirty years, and it is no promise. Taxes come out of it, and from a certain age on, a retirement account has a required minimum that can be more. ${NOT_ADVICE}`,
    ),
    OPEN,
  ];
}

/** The balance of the end of last year is not known here, so that of today stands for it. */
const BASIS = `It is worked out with today’s balance and the table for most owners. The exact amount needs the balance of the end of the year before. ${NOT_ADVICE}`;

const AGES = [73, 75, 80, 85, 90];

/** Somebody born this many years ago has to take something at each of the ages. */
const OLDEST = 100;

/** The balance of later years is not known, so each age has that of today. */
function byAge(held: readonly Held[], thisYear: number, above = 0): Part[] {
  const rows = AGES.filter((age) => age > above).map((age) => [
    say`${String(age)}`,
    say`${money('required', requiredDistribution(totalOf(held), thisYear - OLDEST, age), PLAN)}`,
  ]);
  return rows.length === 0
    ? []
    : [table('A year, by age, with today’s balance', ['Age', 'A year'], rows)];
}

/** Says what has to be taken out of retirement accounts in the year of an age. */
export function requiredWithdrawal(request: AnswerRequest): Part[] {
  const { financialData, query } = request;
  const held = heldOf(request, isDistributed);
  if (held.length === 0) return [sentence(say`No retirement account is known here.`), OPEN];
  const thisYear = Number(financialData.today.slice(0, 4));
  const known = planWith(request)?.plan.birthYear ?? null;
  const age = query.target ?? (known === null ? null : thisYear - known);
  if (age === null) return [...birthDateMissing(), ...byAge(held, thisYear), OPEN];
  const birthYear = known ?? thisYear - age;
  const from = distributionAge(birthYear);
  const ids = held.map(({ id }) => id);
  const balance = money('held', totalOf(held), holdings(ids));
  if (age < from)
    return [
      sentence(
        say`At ${String(age)}, nothing has to be taken out of ${namesOf(held)} yet: it begins at ${String(from)}, in ${String(birthYear + from)}.`,
      ),
      sourcesText([SOURCED.distributionAges], financialData.today),
      OPEN,
    ];
  const amount = money('required', requiredDistribution(totalOf(held), birthYear, age), PLAN);
  return [
    sentence(
      say`In the year of age ${String(age)}, about ${amount} has to be taken out of ${namesOf(held)}, which ${held.length === 1 ? 'holds' : 'hold'} ${balance}.`,
    ),
    sentence(say`${BASIS}`),
    ...byAge(held, thisYear, age),
    sourcesText(SOURCES, financialData.today),
    OPEN,
  ];
}
