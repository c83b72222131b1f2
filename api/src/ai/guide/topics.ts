import { CATEGORY_TEXTS } from '../understand/names/category-words';
import { ADD, CHANGE, REMOVE, SEE, type Topic } from './topic';
import { ROWS } from './topics-of-rows';

const ACCOUNTS: readonly Topic[] = [
  {
    verbs: `${REMOVE} hide`,
    things:
      'account i closed,account that i closed,account i have closed,account i no longer have,account i dont have anymore,closed account,closed accounts,old account,old accounts,bank account,checking account,savings account,credit card,manual account,single account,one account',
    may: 'bank credit card savings checking old no longer dont anymore',
    says: 'Open Accounts, choose the account, and then ‘Remove account’. An account of a connected bank is removed with ‘Disconnect’ on Bank Connection.',
    label: 'Open your accounts',
    href: '/accounts',
  },
  {
    verbs: `link connect sync ${ADD}`,
    things: 'bank accounts,bank account,credit cards,credit card,accounts,account,banks,bank,card',
    may: 'checking savings another second other manual manually hand up',
    says: 'Open Accounts and choose ‘Add Account’. Connect a bank through Plaid, or enter an account by hand.',
    label: 'Open your accounts',
    href: '/accounts',
  },
  {
    verbs: 'disconnect unlink',
    things: 'bank accounts,bank account,accounts,account,banks,bank,plaid',
    says: 'Open Bank Connection and choose ‘Disconnect’. What came through the bank leaves your screens, and what you entered by hand stays.',
    label: 'Open your bank connection',
    href: '/plaid-test',
  },
  {
    verbs: 'refresh sync update reload',
    things: 'transactions,accounts,balances,data,figures,bank',
    says: 'Open Bank Connection and choose ‘Refresh Data’. Some banks pass on new transactions a day or more later.',
    label: 'Open your bank connection',
    href: '/plaid-test',
  },
  {
    verbs: 'import upload load bring',
    things: 'bank statements,bank statement,statements,statement,transactions,csv,file,ofx,qfx',
    may: 'file csv ofx old past history bank in',
    says: 'Open Transactions, choose to add some, and pick a statement file of your bank. A preview shows each row before anything is saved.',
    label: 'Open your transactions',
    href: '/transactions',
  },
  {
    verbs: ADD,
    things: 'house,home,car,property,asset,assets,possession,jewelry,valuables',
    may: 'value worth as an',
    says: 'Open Assets and choose ‘Add asset’. It counts towards your net worth.',
    label: 'Open your assets',
    href: '/assets',
  },
  {
    verbs: ADD,
    things: 'student loan,car loan,mortgage,loan,debt,debts,liability,liabilities',
    says: 'Open Liabilities and choose ‘Add liability’. It counts towards your net worth.',
    label: 'Open your liabilities',
    href: '/liabilities',
  },
];

const PLANS: readonly Topic[] = [
  {
    verbs: `${ADD} ${CHANGE}`,
    things: 'budgets,budget,budget limit,spending limit,limits,limit',
    may: `category categories monthly for limits amount ${CATEGORY_TEXTS.join(' ').replaceAll(',', ' ')}`,
    says: 'Open Budget and set an amount for each category. It can count for one month or for every month.',
    label: 'Open your budget',
    href: '/budget',
  },
  {
    verbs: `${ADD} ${CHANGE}`,
    things: 'savings goals,savings goal,goals,goal',
    may: 'saving savings',
    says: 'Open Goals and choose ‘Add goal’. A goal has an amount and, if you like, a day.',
    label: 'Open your goals',
    href: '/goals',
  },
  {
    verbs: `${ADD} ${CHANGE}`,
    things: 'life insurance policy,insurance policy,policies,policy,insurance',
    may: 'life insurance',
    says: 'Open Protection and choose ‘Add policy’.',
    label: 'Open your protection',
    href: '/protection',
  },
  {
    verbs: `${ADD} ${CHANGE}`,
    things: 'paystubs,paystub,pay stub,pay stubs,salary,paycheck,income',
    may: 'stub',
    says: 'Open Income. You can enter a paystub there, and regular deposits are recognized by themselves.',
    label: 'Open your income',
    href: '/income',
  },
  {
    verbs: `${ADD} remind track see`,
    things: 'bill reminder,reminders,reminder,recurring bill,bill,bills,scheduled payment',
    may: 'recurring reminder due upcoming monthly',
    says: 'Open Cash flow. It lists the bills that are expected, and you can add your own.',
    label: 'Open your cash flow',
    href: '/cashflow',
  },
  {
    verbs: CHANGE,
    things: 'retirement age,date of birth,birthday,birth date',
    says: 'Open the wealth plan. You can change its assumptions there. Your date of birth is in the fact finder.',
    label: 'Open your wealth plan',
    href: '/wealth-plan',
  },
];

const APP: readonly Topic[] = [
  {
    verbs: 'cancel stop end unsubscribe',
    things: 'subscriptions,subscription,membership,memberships,free trial',
    says: 'Halyard cannot cancel a subscription: the company that charges you can. Cash flow lists what you pay for.',
    label: 'Open your cash flow',
    href: '/cashflow',
  },
  {
    verbs: REMOVE,
    things: 'halyard account,my account,account,profile,my data,data,everything',
    may: 'completely permanently all from halyard here',
    says: 'Open Your data and choose ‘Delete my data’.',
    label: 'Open your data',
    href: '/your-data',
  },
  {
    verbs: `${CHANGE} reset turn switch enable use on off`,
    things:
      'dark mode,light mode,dark theme,theme,password,email,e-mail,passkey,two factor,two factor authentication,2fa',
    may: 'to on off mode dark light address forgot',
    says: 'Open Settings. You can change the appearance, your profile, and how you log in there.',
    label: 'Open the settings',
    href: '/settings',
  },
  {
    verbs: SEE,
    things: 'settings,preferences,options',
    says: 'Open Settings in the menu.',
    label: 'Open the settings',
    href: '/settings',
  },
];

/** The first topic that fits is used. */
export const TOPICS: readonly Topic[] = [...ROWS, ...PLANS, ...ACCOUNTS, ...APP];
