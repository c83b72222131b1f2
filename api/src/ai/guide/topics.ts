import { CATEGORY_TEXTS } from '../understand/names/category-words';
import { ADD, CHANGE, REMOVE, type Topic } from './topic';
import { APP } from './topics-of-the-app';
import { ROWS } from './topics-of-rows';
import { SCREENS } from './topics-of-screens';

const ACCOUNTS: readonly Topic[] = [
  {
    verbs: `${REMOVE} hide`,
    things:
      'an account,a account,this account,one of my accounts,account from the list,account i closed,account that i closed,account i have closed,account i no longer have,account i dont have anymore,closed account,closed accounts,old account,old accounts,bank account,checking account,savings account,credit card,manual account,single account,one account',
    may: 'bank credit card savings checking old no longer dont anymore',
    says: 'Open Accounts, choose the account, and then ‘Remove account’. An account of a connected bank is removed with ‘Disconnect’ on Bank Connection.',
    label: 'Open your accounts',
    href: '/accounts',
  },
  {
    verbs: `link connect sync ${ADD}`,
    things: 'bank accounts,bank account,credit cards,credit card,accounts,account,banks,bank,card',
    may: 'checking savings another second other manual manually hand up chase amex citi citibank capital one wells fargo of america discover ally usaa schwab fidelity vanguard credit union visa mastercard',
    says: 'Open Accounts and choose ‘Add Account’. Connect a bank through Plaid, or enter an account by hand.',
    label: 'Open your accounts',
    href: '/accounts',
  },
  {
    verbs: 'remove delete rid stop cancel end',
    things: 'bank connection,bank connections,bank link,connection to my bank',
    may: 'of a bank get',
    says: 'Open Bank Connection and choose ‘Disconnect’. What came through the bank leaves your screens, and what you entered by hand stays.',
    label: 'Open your bank connection',
    href: '/plaid-test',
  },
  {
    verbs: 'disconnect unlink',
    things:
      'bank connection,connection,bank accounts,bank account,accounts,account,banks,bank,plaid',
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
    things:
      'house,home,car,truck,boat,motorcycle,camper,rv,land,cabin,property,asset,assets,possession,jewelry,ring,art,gold,business,valuables,something i own,things i own,thing i own',
    may: 'value worth as an something i own asset thing list',
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

/** The first topic that fits is used. */
export const TOPICS: readonly Topic[] = [...ROWS, ...PLANS, ...ACCOUNTS, ...APP, ...SCREENS];
