import { combined } from './combine';
import type { Cue } from './cue';

const PART = 'percent,percentage,%,share,fraction,portion,proportion,part,chunk,piece,how much';
const EARNED =
  'income,pay,paycheck,paychecks,salary,earnings,wages,take home,take home pay,monthly income,what i make,what i earn,what i bring home';
const SPENT =
  'spending,expenses,costs,total spending,overall spending,total expenses,monthly spending,monthly expenses,outgoings,what i spend,everything i spend,all my spending,purchases';

const DEBTS =
  'debt,debts,my debt,my debts,debt payments,loans,my loans,paying debt,paying debts,paying off debt,paying off my debt,paying my debts,paying off debts';

export const SHARE_CUES: readonly Cue[] = [
  [
    'share_of_income',
    8,
    combined(PART, 'of', 'my,the,total,my total,', EARNED).replaceAll('  ', ' '),
  ],
  [
    'share_of_spending',
    9,
    combined(PART, 'of', 'my,the,total,my total,', SPENT).replaceAll('  ', ' '),
  ],
  [
    'minimum_payments',
    7,
    combined('goes,go,going,is going,that goes', 'to,toward,towards,into', DEBTS),
  ],
  [
    'savings_rate',
    8,
    'my income i am saving,my salary i am saving,my pay i am saving,my salary am i saving,my salary do i save,my salary i save,my income i save,of what i earn do i keep,of what i make do i keep,of my income do i keep,of my pay do i keep,of my paycheck do i keep,of my income is left,percent do i save,percentage do i save,percent am i saving,percentage am i saving,rate of saving,rate of savings,percent saved,percentage saved,of my income do i save,of my income am i saving,of my paycheck do i save,of my pay do i save,of my income did i save,of my income goes to savings,of my income goes into savings',
  ],
];
