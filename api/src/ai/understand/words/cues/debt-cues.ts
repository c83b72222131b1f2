import { combined } from './combine';
import type { Cue } from './cue';

const DEBTS = 'debt,debts,loan,loans,my debt,my debts,my loan,my loans,the loans,my cards';

export const DEBT_CUES: readonly Cue[] = [
  [
    'debt_payments',
    9,
    [
      combined(
        'what,which,what of my,which of my',
        'debts,loans',
        'did i pay,did i make payments on,have i paid,have i made payments on,did i pay on',
      ),
      combined('put,paid,pay,went,gone,goes,going', 'to,toward,towards,on,into', DEBTS),
      combined('did i pay,have i paid', 'on,to,toward,towards', DEBTS),
      combined(
        'debt,loan,credit card,card',
        'payments did i make,payments have i made,payments i made',
      ),
      combined(
        'went to,gone to,spent on,spend on,paid in',
        'debt payments,loan payments,credit card payments,card payments',
      ),
    ].join(','),
  ],
];
