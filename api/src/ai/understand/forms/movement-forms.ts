import { ASKED, type FormText } from './form';

const CHANGES =
  'change,changed,grow,grown,grew,go up,gone up,went up,going up,go down,gone down,went down,going down,rise,risen,rose,increase,increased,drop,dropped,fall,fallen,fell,decrease,decreased,shrink,shrunk,shrank';
const CHANGE = {
  measure: 'balance_change',
  needs: [CHANGES],
  may: `${ASKED} change changed grow grown grew go gone went going up or down rise risen rose increase increased drop dropped fall fallen fell decrease decreased shrink shrunk shrank how much did has have been account accounts balance balances by since over at all was were i owe`,
  never:
    'interest,rate,apr,price,bill,bills,payment,payments,spend,spent,why,percent,percentage,limit,contribute,deposits,value,worth,average,than,compared,versus,when,will,if,should',
  isNamed: true,
  times: 'any',
} as const satisfies FormText;

const BILLS =
  'after bills,after my bills,after the bills,after all bills,after all my bills,after all the bills,after fixed costs,after my fixed costs,after fixed expenses,after my fixed expenses,after paying bills,after paying my bills,after i pay my bills,after i pay bills,after i pay the bills,after i pay all my bills,once bills are paid,once my bills are paid,once the bills are paid,after bills are paid,after my bills are paid,after the bills are paid,after all bills are paid,after all my bills are paid,minus bills,minus my bills,minus fixed costs,minus my fixed costs,minus fixed expenses,minus my fixed expenses';

/** These are ways to ask how balances move, on which days nothing is spent, and what bills leave. */
export const MOVEMENT_FORMS: readonly FormText[] = [
  { ...CHANGE, names: 'owned' },
  { ...CHANGE, names: 'debts' },
  {
    measure: 'quiet_days',
    needs: [
      'how many,number of,count',
      'days',
      'nothing,no spending,without spending,no spend,nospend,not spend,not spend anything,not spend any money,did not spend,zero spend,without buying,spent zero,no money,spend no money,not buy anything,without a purchase,did i spend $0,spend 0',
    ],
    may: `${ASKED} how many number count days day nothing no spending without spend nospend not anything any money did zero buying spent buy were had have there a purchase`,
    never: 'until,till,left,since,payday,last month compared,average,per,usually,than',
    times: 'any',
  },
  {
    measure: 'quiet_days',
    needs: [
      'no spend days,nospend days,zero spend days,no spending days,days without spending,spend free days,spending free days',
    ],
    may: `${ASKED} no spend nospend zero spending days without free show list had have there`,
    never: 'until,till,left,since,payday,average,per,usually,than',
    times: 'any',
  },
  {
    measure: 'after_bills',
    needs: [
      'left,left over,leftover,remains,remaining,remain,keep,income minus,pay minus,paycheck minus,salary minus',
      'pay,paycheck,paychecks,income,salary,wages,a month,each month,every month,per month,monthly,usually,usual',
      BILLS,
    ],
    may: `${ASKED} how much left over leftover remains remaining remain keep income minus pay paycheck paychecks salary wages a month each every per monthly usually usual after bills all fixed costs expenses paying once paid have has get from out`,
    never:
      'this month,next,will,until,by,last,enough,save,did,groceries,rent,how long,forecast,budget,payday,without,will be',
  },
];
