import { isOwnTransfer, type RecurringStream, upcoming } from '@halyard/shared-contracts/finance';
import { abs, type Cents, subtract, sum } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import { shownMerchant } from '../../privacy/merchant-text';
import type { AnswerRequest } from '../answer-request';
import { date, holdings, money, screen } from '../facts';
import { type Part, sentence } from '../parts';
import { payingAccounts } from './paying-accounts';
import { streamsOf } from './recurring';

const DAYS = 31;
const HOUSING: AnswerRequest['subject']['categories'] = ['Rent', 'Mortgage'];

/** People say rent for what they pay to live, so a mortgage counts where there is no rent. */
function requestedBills(request: AnswerRequest): RecurringStream[] {
  const { categories, merchants } = request.subject;
  const of = (names: typeof categories) =>
    streamsOf({
      ...request,
      subject: { ...request.subject, categories: names, merchants, holdings: [] },
    }).filter((stream) => !isOwnTransfer(stream));
  const own = of(categories);
  const isHousing = categories.some((name) => HOUSING.includes(name));
  return own.length > 0 || !isHousing ? own : of(HOUSING);
}

export function coversBill(request: AnswerRequest): Part[] {
  const { financialData, subject } = request;
  const bill = [...subject.categories, ...subject.merchants.map(shownMerchant)].join(' and ');
  const [next] = upcoming(requestedBills(request), financialData.today, DAYS);
  if (bill === '' || !next)
    return [
      sentence(say`Your transactions show no payment for ${bill || 'this'} in the next weeks.`),
    ];
  const accounts = payingAccounts(request);
  const query = holdings(accounts.map(({ id }) => id));
  const held: Cents = sum(accounts.map(({ balance }) => balance));
  const due = abs(next.amount);
  const names = new Intl.ListFormat('en-US').format(accounts.map(({ name }) => name));
  const holds = accounts.length === 1 ? 'holds' : 'hold';
  const [has, costs] = [money('held', held, query), money('bill', due, screen('/cashflow'))];
  const day = date('due', next.date, screen('/cashflow'));
  const whom = shownMerchant(next.stream.merchant);
  const isEnough = held >= due;
  const rest = money('difference', abs(subtract(held, due)), query);
  return [
    sentence(
      isEnough
        ? say`Yes: ${names} ${holds} ${has}, and ${whom} takes ${costs} around ${day}, which leaves ${rest} today.`
        : say`No: ${names} ${holds} ${has}, and ${whom} takes ${costs} around ${day}, so ${rest} is missing.`,
    ),
    sentence(say`Other payments before that day are not taken off here.`),
  ];
}
