import { words, is, has, isAbout, isAboutAccount, isAhead, type RoleWords } from './role-kinds';

/** These everyday words have a role beside the words that they belong to. */
export const EVERYDAY_ROLE_WORDS: readonly RoleWords[] = [
  [words('throw at fast soon quickly gone every'), [is('debt_free')]],
  [
    words(
      'come came through arrive arrived post posted hit yet credited issued received processed showed show',
    ),
    [is('refunds')],
  ],
  [words('between accounts account out of own bank make made do did'), [is('transfers')]],
  [words('anyone someone billed'), [is('double_charges')]],
  [words('throwing throw away wasting waste burning losing'), [is('interest', 'yearly_interest')]],
  [words('sitting parked stashed lying kept'), [is('balance', 'cash', 'accounts')]],
  [words('long term care disability umbrella flood'), [is('policies')]],
  [
    words('left over remaining after off would will if paying pay all both cards card credit'),
    [is('cash_after_cards')],
  ],
  [
    words(
      'split divided mix allocation stocks bonds between and percent percentage share portfolio',
    ),
    [is('allocation')],
  ],
  [words('month months lately recently yet year'), [is('missed_bills', 'new_bills')]],
  [words('carry carrying'), [is('debt')]],
  [
    words(
      'take took taken taking grab grabbed catch caught hit ride rode order ordered haul hauls fare fares tank tanks',
    ),
    [
      (query) =>
        isAbout(query) &&
        is(
          'spending',
          'count',
          'transactions',
          'average_transaction',
          'median_transaction',
          'largest',
        )(query),
    ],
  ],
  [words('often frequently'), [is('count')]],
  [words('pay pays paying bring brings come comes get gets'), [is('regular_income')]],
  // A rhythm tells when something usually comes.
  [words('usually normally typically generally'), [is('upcoming', 'expected_income', 'patterns')]],
  [words('or'), [is('investment_gain', 'holdings')]],
  [
    words('high low good bad ok okay fine healthy normal'),
    [is('credit_utilization', 'savings_rate')],
  ],
  [words('days weeks hit hits land lands post posts fall falls'), [is('upcoming')]],
  [words('percent percentage %'), [has('compare')]],
  [words('hurt hurting hurts dragging pulling holding down back most worst'), [is('score')]],
  [words('payment payments'), [is('expected_income')]],
  [
    words('post posted clear cleared'),
    [(query) => isAbout(query) && is('spending', 'income')(query)],
  ],
  [words('room'), [is('credit_utilization', 'budget_left')]],
  [words('far behind ahead short'), [is('goals')]],
  [words('value worth'), [is('holdings', 'balance', 'assets', 'home_equity')]],
  [
    words('increase increased increases decrease decreased changed dropped drop rose risen'),
    [
      ({ measure, split, period, subjects }) =>
        measure === 'spending' &&
        split === null &&
        subjects.length > 0 &&
        (period === null || period.from?.endsWith('-01') === true),
    ],
  ],
  [words('overspend overspent overspending'), [is('budget_left')]],
  [
    words('new'),
    [
      is('transactions'),
      // A new subscription is one that began lately, but new furniture is furniture.
      (query) =>
        isAbout(query) &&
        query.measure === 'spending' &&
        query.subjects.every(({ name }) => name !== 'Subscriptions'),
    ],
  ],
  [words('breakdown break broken split divided grouped sorted ranked list'), [has('split')]],
  [
    words('account accounts'),
    [(query) => is('spending', 'income', 'deposits')(query) && !isAboutAccount(query)],
  ],
  [words('over in course span'), [is('regular_income')]],
  [words('enough save saved saving'), [is('goals', 'balance')]],
  [words('tracking stack'), [is('budget_left'), has('compare')]],
  [words('down'), [has('compare')]],
  [words('thing'), [is('transactions')]],
  [
    words('loan loans debt debts'),
    [(query) => query.subjects.some(({ name }) => name === 'Loan Interest')],
  ],
  [words('owe owed owing left'), [isAhead]],
  [
    words('more less higher lower bigger most'),
    [(query) => has('split')(query) && query.subjects.length > 1],
  ],
  [words('will going gonna ok okay alright fine good survive'), [is('safe_to_spend')]],
  [words('trip trips fund savings pot jar account target goal'), [is('goals')]],
  [
    words(
      'trend trends trending over history track trajectory evolved progress progressed gone going direction',
    ),
    [is('net_worth')],
  ],
  [
    words('increase increased increasing decrease decreased decline declined improve improved'),
    [has('compare'), is('net_worth', 'price_increases')],
  ],
  [words('done finished finish'), [is('debt_free')]],
  [words('should'), [is('upcoming')]],
  [words('why expensive high low much so costly cheap'), [has('compare')]],
  [words('expensive cheap cheapest costly best worst'), [has('split')]],
  [words('will be in left'), [is('expected_balance')]],
  [words('will would be long soon take'), [is('payoff_with')]],
  [
    words('year yearly annually annual'),
    [
      (query) =>
        query.measure === 'recurring' &&
        query.subjects.some(({ name }) => name === 'Subscriptions'),
    ],
  ],
  [words('bill'), [is('average_transaction', 'median_transaction')]],
  [words('more'), [is('credit_utilization')]],
  [words('bank free off'), [is('debt')]],
  [words('saved save have put cover covers'), [is('emergency_fund')]],
  [
    words('higher lower above below over bigger greater exceed exceeds exceeding'),
    [is('net_cash_flow')],
  ],
  [words('until till by enough'), [is('safe_to_spend')]],
  [words('enough'), [is('budget_left')]],
  [words('save saves saving saved savings keep keeping'), [is('savings_rate')]],
  [words('save would cancel if'), [is('recurring')]],
  [words('spend spent'), [is('minimum_payments')]],
];
