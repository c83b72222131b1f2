import { combined } from './combine';
import type { Cue } from './cue';

const BILLS =
  'bill,bills,payment,payments,subscription,subscriptions,charge,charges,recurring payments,recurring charges,recurring bills';
const CARDS =
  'my cards,the cards,my credit cards,the credit cards,all my cards,both cards,all the cards,both my cards,all my credit cards,my credit card,the credit card,my card,the card,cards,credit cards';

/** These questions have a figure of their own. */
export const FIGURE_CUES: readonly Cue[] = [
  [
    'unusual_charges',
    7,
    'unusual,weird,odd,fishy,strange,suspicious,sketchy,out of place,fraudulent,fraud',
  ],
  ['payoff_with', 9, 'a month in all'],
  ['covers_bill', 9, 'cover the payment of'],
  ['activity', 6, 'money in and out of'],
  [
    'missed_bills',
    10,
    [
      combined('missed,overdue,late,past due,skipped,forgotten', 'bill,bills,payment,payments'),
      combined(
        'did i miss,have i missed,did i skip,did i forget to pay,have i forgotten to pay,am i late on,am i behind on',
        'any bills,a bill,any payments,a payment,bills,payments,any,my bills,any of my bills',
      ),
      combined(
        'bills,payments,bills that',
        'i missed,i have missed,did i miss,have i missed,i forgot,i forgot to pay,that i missed,are overdue,are late,are past due,i skipped,overdue,past due',
      ),
    ].join(','),
  ],
  [
    'new_bills',
    10,
    [
      combined('new', BILLS),
      combined(
        'subscriptions,recurring payments,bills',
        'did i start,started,are new,i started,did i sign up for,did i add',
      ),
    ].join(','),
  ],
  [
    'yearly_bills',
    10,
    [
      combined('annual,yearly', BILLS),
      combined(
        'bills,subscriptions,payments,charges',
        'are annual,are yearly,come once a year,once a year,are paid yearly,are paid annually,renew yearly,renew annually',
      ),
    ].join(','),
  ],
  [
    'allocation',
    9,
    [
      'asset allocation,asset mix,my allocation,investment mix,portfolio mix,stock bond mix,diversified,is my portfolio diversified,investments divided,portfolio divided,investments split,portfolio split,money split between stocks and bonds,split between stocks and bonds',
      combined(
        'in',
        'bonds,stocks and bonds,stocks versus bonds,stocks or bonds,stocks compared to bonds',
      ),
      combined(
        'percent,percentage,%,share,part,how much',
        'of my',
        'portfolio,investments,money,stocks',
        'is in stocks,in stocks,is stocks,is in bonds,is bonds,are bonds,are stocks,are in bonds,are in stocks',
      ),
    ].join(','),
  ],
  [
    'cash_after_cards',
    10,
    [
      combined(
        'after paying,after paying off,after i pay,after i pay off,after paying for,if i pay,if i pay off,if i paid,if i paid off,once i pay,once i pay off',
        CARDS,
      ),
      combined(
        'minus',
        'my cards,credit cards,my credit cards,card debt,credit card debt,card balances',
      ),
    ].join(','),
  ],
];
