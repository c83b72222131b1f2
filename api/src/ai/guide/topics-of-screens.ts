import { SEE, type Topic } from './topic';

const SHOWS = `${SEE} show shows has have display displays list lists contain tell tells go click edit manage`;

const place = (things: string, says: string, label: string, href: string): Topic => ({
  verbs: SHOWS,
  things,
  may: 'all of list overview page screen tab menu section part detailed details history over time current upcoming total one which what do for under in on',
  says,
  label,
  href,
  isPlace: true,
});

/** 'Where do I see my subscriptions' asks for a screen, and not for the figures on it. */
export const SCREENS: readonly Topic[] = [
  place(
    'subscriptions,recurring payments,recurring bills,recurring charges,bills,upcoming bills,cash flow,cashflow,upcoming payments',
    'Open Cash flow. It lists your subscriptions and the bills that are expected.',
    'Open your cash flow',
    '/cashflow',
  ),
  place(
    'spending by category,spending,expenses,spending breakdown,categories breakdown,spending trends',
    'Open Spending. It divides what you spent by category and month.',
    'Open your spending',
    '/spending',
  ),
  place(
    'net worth,score,financial score,dashboard,summary,safe to spend',
    'Open Home. It has your net worth, your score, and what is safe to spend.',
    'Open your home',
    '/',
  ),
  place(
    'budgets,budget',
    'Open Budget. It has the amount of each category and what is left of it.',
    'Open your budget',
    '/budget',
  ),
  place(
    'debts,loans,debt,loan,liabilities,interest rates,payoff plan,payoff date,credit utilization,minimum payments',
    'Open Liabilities. It lists what you owe, with rates, payments, and the end of each debt.',
    'Open your liabilities',
    '/liabilities',
  ),
  place(
    'investments,holdings,portfolio,stocks,funds,returns',
    'Open Investments. It lists your holdings and how they did.',
    'Open your investments',
    '/investments',
  ),
  place(
    'retirement plan,retirement projection,retirement,wealth plan,emergency fund,rmd,social security estimate',
    'Open the wealth plan. It has your emergency fund and the years ahead.',
    'Open your wealth plan',
    '/wealth-plan',
  ),
  place(
    'income,paychecks,taxes,tax estimate,paystubs',
    'Open Income. It lists what comes in regularly and estimates the taxes of a year.',
    'Open your income',
    '/income',
  ),
  place(
    'insurance,policies,insurance policies,protection,life insurance',
    'Open Protection. It lists your policies.',
    'Open your protection',
    '/protection',
  ),
  place(
    'transactions,purchases,tags,notes,receipts',
    'Open Transactions. You can search there by merchant, amount, date, category, and account.',
    'Open your transactions',
    '/transactions',
  ),
  place(
    'accounts,balances,account balances',
    'Open Accounts. It lists each account with its balance.',
    'Open your accounts',
    '/accounts',
  ),
  place(
    'goals,savings goals',
    'Open Goals. It shows how far each goal is.',
    'Open your goals',
    '/goals',
  ),
];
