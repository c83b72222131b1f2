import type { Query } from '@halyard/shared-contracts/wire';
import { ADVISES } from '../measure-kinds';
import { EVERYDAY_ROLE_WORDS } from './everyday-role-words';
import {
  words,
  is,
  has,
  isAbout,
  isAboutAccount,
  ofHoldings,
  OF_SINGLE,
  ofAverages,
  ofRows,
  isAhead,
  isOfRepeats,
  isMonthly,
  type RoleWords,
} from './role-kinds';

/** These words mean something only beside the words that they belong to. The queries have room for them. */
const ROLE_WORDS: readonly RoleWords[] = [
  ...EVERYDAY_ROLE_WORDS,
  [
    words('month months monthly'),
    [
      isMonthly,
      (query) => has('split')(query) && query.split === 'month',
      is('emergency_fund', 'interest', 'daily_average', 'weekly_average'),
    ],
  ],
  [
    words('each every per'),
    [isMonthly, has('split'), is('emergency_fund', 'interest', 'daily_average', 'weekly_average')],
  ],
  [words('most'), [has('split'), is('largest', 'patterns')]],
  [
    words('more less fewer higher lower bigger smaller'),
    [has('compare'), is('price_increases', 'net_cash_flow', 'save_more', 'debt_free', 'net_worth')],
  ],
  [words('more'), [is('budget_left', 'safe_to_spend')]],
  [
    words('make made making toward towards put go goes went payment payments'),
    [is('debt_payments')],
  ],
  [words('high low higher lower better good bad'), [is('score', 'pay_debt_or_invest')]],
  [words('first'), [is('debt', 'pay_debt_or_invest')]],
  [
    words('next coming soon expected around arriving will going gonna'),
    [isAhead, is('debt_free', 'goals', 'emergency_fund', 'interest')],
  ],
  [words('going'), [has('split'), is('price_increases', 'goals'), ofRows]],
  [words('if extra additional'), [is('debt_free', 'affordability')]],
  [
    words('left remaining available over'),
    [
      is('budget_left', 'safe_to_spend', 'debt', 'cash', 'upcoming', 'net_cash_flow', 'goals'),
      isAhead,
    ],
  ],
  [words('left remaining'), [is('balance')]],
  [
    words('usually normally typically generally usual typical normal average avg'),
    [
      is('monthly_average', 'average_transaction', 'daily_average', 'weekly_average'),
      is('median_transaction', 'average_income', 'recurring', 'regular_income'),
      has('compare'),
    ],
  ],
  [
    words('change changed changes grow grown growing rise risen rose move moved'),
    [has('compare'), is('net_worth', 'assets', 'price_increases')],
  ],
  [
    words(
      'transaction transactions purchase purchases payment payments charge charges buy buys buying bought purchased shopped use used using make made item items',
    ),
    [ofRows, isOfRepeats, is('budget_left', 'debt_free')],
  ],
  [
    words(
      'bill bills order orders ride rides visit visits trip trips run runs meal meals shopping',
    ),
    [
      (query) => ofRows(query) && (query.subjects.length > 0 || OF_SINGLE.has(query.measure)),
      isOfRepeats,
      is('budget_left', 'debt_free'),
    ],
  ],
  [
    words('payment payments bill bills'),
    [
      is(
        'debt',
        'daily_average',
        'weekly_average',
        'monthly_average',
        'minimum_payments',
        'debt_payments',
        'affordability',
        'emergency_fund',
      ),
    ],
  ],
  [
    words('store stores shop shops merchant merchants place places company companies'),
    [has('split'), is('transactions', 'count', 'patterns', 'largest')],
  ],
  [words('category categories'), [has('split'), is('budget_left')]],
  [words('source sources'), [has('split'), is('regular_income')]],
  [words('eat ate eating went go goes visited'), [isAbout]],
  [
    words(
      'hit land landed arrive arrived check come comes came yet deposit deposits deposited pay',
    ),
    [is('deposits', 'expected_income', 'income')],
  ],
  [
    words('long longer until till'),
    [is('debt_free', 'emergency_fund', 'expected_income', 'goals', 'upcoming')],
  ],
  [words('affect affects made'), [is('score')]],
  [words('financial finances'), [is('score', 'accounts')]],
  [
    words('account accounts'),
    [
      isAhead,
      is('accounts', 'balance', 'cash', 'holdings', 'recurring', 'emergency_fund', 'assets'),
      is('save_more', 'double_charges'),
    ],
  ],
  [words('hold holds holding bank'), [is('balance', 'holdings', 'accounts', 'cash')]],
  [words('put putting set'), [is('saved', 'debt_free', 'goals')]],
  [words('days weeks'), [is('emergency_fund', 'expected_income')]],
  [words('using use used close near'), [is('credit_utilization')]],
  [words('plus'), [({ subjects }) => subjects.length > 1]],
  [
    words('up'),
    [
      isOfRepeats,
      is('spending', 'monthly_average', 'count'),
      isAhead,
      is('score', 'net_worth', 'home_equity'),
      has('split'),
    ],
  ],
  [words('should'), [({ measure }) => ADVISES.has(measure)]],
  [words('they'), [is('upcoming', 'price_increases')]],
  [words('break'), [has('split')]],
  [
    words('doing'),
    [is('spending', 'goals', 'budget_left', 'net_worth', 'score', 'emergency_fund')],
  ],
  [words('off'), [is('debt_free', 'pay_debt_or_invest', 'emergency_fund')]],
  [words('toward towards'), [is('debt_free', 'goals')]],
  [words('gone go used'), [is('budget_left')]],
  [words('lately recently'), [is('save_more', 'transactions', 'price_increases')]],
  [words('down'), [has('split'), is('debt_free', 'pay_debt_or_invest')]],
  [words('new'), [is('affordability')]],
  [
    words('before by payday paycheck'),
    [(query) => is('upcoming', 'expected_balance')(query) && query.period !== null],
  ],
  [
    words('everything'),
    [
      is(
        'transactions',
        'activity',
        'debt',
        'recurring',
        'assets',
        'net_worth',
        'debt_free',
        'accounts',
        'balance',
      ),
      isAbout,
      (query) => query.without.length > 0,
    ],
  ],
  [words('since'), [has('period')]],
  [words('or'), [is('pay_debt_or_invest'), isAbout, has('compare')]],
  [words('bank'), [isAbout]],
  [words('last'), [is('emergency_fund')]],
  [words('enough big large if without'), [is('emergency_fund')]],
  [words('or down wise'), [is('net_worth')]],
  [words('will'), [is('safe_to_spend')]],
  [words('more go hit reach reached pace track on-track fund end'), [is('goals')]],
  [words('came'), [ofRows]],
  [words('add adds'), [is('recurring', 'spending', 'income', 'monthly_average', 'count')]],
  [
    words('account accounts card cards loan loans line'),
    [isAboutAccount, is('debt', 'credit_utilization', 'minimum_payments', 'interest', 'debt_free')],
  ],
  [words('credit'), [is('credit_utilization')]],
  [
    words('charge charges charged statement bill bills balance owed owing paying pay paid payment'),
    [ofHoldings],
  ],
  [
    words(
      'money cash spent spend spending paid pay paying cost costs charge charges expense expenses fee fees rate amount price bill bills invoice statement shopping shop purchase purchases order orders trips run buy buying visit habit habits store',
    ),
    [(query) => ofRows(query) && query.subjects.length > 0],
  ],
  [words('per each every a typical usual one single'), [ofAverages]],
  [
    words('expense expenses item items thing cost costs bill bills'),
    [is('largest', 'recurring', 'upcoming')],
  ],
  [
    words('plan plans planning premium premiums insurance life policy cover covers covered pay'),
    [is('policies')],
  ],
  [words('fund funds savings'), [is('emergency_fund')]],
  [words('income pay salary job paycheck stop lose lost out'), [is('emergency_fund')]],
  [
    words('stock stocks fund funds security securities invested investing'),
    [is('holdings', 'investment_gain')],
  ],
  [words('up down gain lost loss losses doing performing'), [is('investment_gain')]],
  [words('again back ago'), [is('transactions', 'refunds', 'deposits')]],
  [words('went been go gone going shop shopped bought ate'), [is('transactions', 'count')]],
  [words('times'), [is('count')]],
  [words('per'), [has('split')]],
  [
    words('date dates day time scheduled next autopay automatically auto'),
    [isAhead, is('recurring', 'debt_free', 'goals')],
  ],
  [words('time times'), [is('transactions', 'count', 'average_transaction', 'deposits')]],
  [words('progress coming along standing'), [is('goals', 'budget_left')]],
  [
    words('under over on within stay stick track pace sticking exceed exceeded limit'),
    [is('budget_left')],
  ],
  [words('minus after between difference gap'), [is('net_cash_flow', 'home_equity', 'net_worth')]],
  [words('assets debts liabilities'), [is('net_worth')]],
  [words('pay paying paid payments'), [is('debt_free', 'interest', 'minimum_payments')]],
  [
    words('month monthly months year yearly annual annually'),
    [is('regular_income', 'average_income')],
  ],
  [words('most highest biggest largest'), [is('debt', 'interest', 'holdings', 'accounts')]],
  [words('than versus'), [has('compare'), is('net_cash_flow', 'pay_debt_or_invest')]],
];

export const ALL_ROLE_WORDS: ReadonlySet<string> = new Set(ROLE_WORDS.flatMap(([all]) => all));

export const hasRoleIn = (word: string, query: Query): boolean =>
  ROLE_WORDS.some(([all, fits]) => all.includes(word) && fits.some((fit) => fit(query)));
