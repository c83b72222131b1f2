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

const PACE =
  'at this rate,at this pace,at the rate,at the pace,at my rate,at my pace,at my current rate,at my current pace,at the current rate,at the current pace,keep this up,keeps up,keep it up,keep spending,keep going,keep on,continue like this,continue spending,like this,if nothing changes,the way i am spending,the way i spend,the way i am going,the way things are going,the way it is going,how i am spending';

/** These are ways to ask how balances move, on which days nothing is spent, and what bills leave. */
const WAYS =
  'up or down,down or up,gone up,gone down,going up,going down,go up,go down,went up,went down,grow,grown,growing,shrink,shrunk,shrinking,lose,lost,losing,gain,gained,gaining,more,less,higher,lower,change,changed,moved,move,better or worse,deeper';
const SINCE =
  'this month,last month,month before,since last month,than last month,a month ago,lately,recently,the previous month';
const MOVES = `${ASKED} was were did do does has have been i me a and at on it up down go went gone going get got grow grown growing shrink shrunk shrinking lose lost losing gain gained gaining more less higher lower change changed moved move money value month last before since than ago lately recently total all now overall compared better worse previous deeper`;

/** What was held and owed is known for the month before. */
const SINCE_LAST_MONTH: readonly FormText[] = [
  {
    measure: 'investments_move',
    needs: [
      'investments,investment,portfolio,stocks,retirement account,retirement accounts,investment accounts,funds',
      WAYS,
      SINCE,
    ],
    may: `${MOVES} investments investment portfolio stocks funds retirement account accounts`,
    never: 'spend,spent,put,contribute,fees,dividends,average,budget,why,should,paid',
    times: 'last_or_this_month',
  },
  {
    measure: 'debts_move',
    needs: ['debt,debts,owe,owed', WAYS, SINCE],
    may: `${MOVES} debt debts owe owed`,
    never: 'spend,spent,pay,paid,interest,card,cards,loan,loans,mortgage,which,most,income,why,off',
    times: 'last_or_this_month',
  },
];

export const MOVEMENT_FORMS: readonly FormText[] = [
  ...SINCE_LAST_MONTH,
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
  {
    measure: 'cash_runway',
    needs: [
      'when,how long,how many months,how soon,what month,which month,will i,am i going to,until,before',
      'run out,runs out,running out,be broke,go broke,am broke,hit zero,out of money,out of cash,run dry,last,last me,hold out,be gone,be empty,be left with nothing',
      PACE,
    ],
    may: `${ASKED} when how long many months soon month which until before run runs out running broke hit zero money cash dry last hold gone empty left nothing at rate pace current keep keeps this up it spending going on continue like if changes way things will savings checking be go i do does spend now exactly present`,
    never:
      'retire,retirement,job,without,goal,save,paid off,debt,loan,card,budget,last month,last week,last year,income stops,401k,ira,emergency',
  },
  {
    measure: 'cash_runway',
    needs: [
      'when,how long until,how soon,how many months until,how long before,how many months before',
      'i run out of money,i run out of cash,i be broke,i am broke,i go broke,my money run out,my money runs out,my cash run out,my cash runs out,i be out of money,i am out of money,i hit zero,i run dry,my savings run out,my savings runs out,i going to run out of money,i going to be broke,i going to go broke',
    ],
    may: `${ASKED} when how long until soon many months before run runs out of money cash be broke go my savings hit zero dry will do does going exactly`,
    never: 'retire,retirement,job,without,goal',
  },
];
