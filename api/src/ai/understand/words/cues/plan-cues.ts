import type { Cue } from './cue';

export const PLAN_CUES: readonly Cue[] = [
  [
    'upcoming',
    6,
    'bill due,bills due,due date,due dates,due on,due next,due soon,payment due,payments due,need to be paid,needs to be paid,have to be paid,has to be paid,must pay,must be paid,still need to pay,still have to pay,yet to pay,left to pay this month,supposed to pay,got to pay,when do i have to pay,when do i need to pay,when must i pay,deadline,payment date,bill date,billing date,charge me next,take payment,bill come,bills come,bill come out,scheduled,bills are there,bills am i expecting,bills to pay,bill is due,next charge,next charges,next renewal,next bills,when is the,come due,comes due,coming due,becomes due,payable,bills this week,bills next week,bills next month,bills this month,autopay hit,unpaid bills,future bills,future payments',
  ],
  [
    'recurring',
    5,
    'subscribed to,subscriptions do i,do i subscribe,recurring charges,recurring bills,recurring expenses,recurring payments,recurring costs,monthly obligations,monthly subscriptions,automatic payments,automatic charges,auto payments,autopays,autopay,auto pay,standing orders,direct debits,fixed bills,repeating charges,repeating payments,regular charges,regular expenses,regular subscriptions,on repeat,monthly charges,active subscriptions,paid subscriptions,subscription services',
  ],
  [
    'budget_left',
    6,
    'budget status,on budget,under budget,budget look,budget looking,budget doing,sticking to my budget,stick to my budget,on track with my budget,track with my budget,stay within,blown my budget,blow my budget,blew my budget,room in my budget,room left,over on,went over,gone over,exceeded,exceed my,exceeding my,budget remaining,remaining budget,budget balance,budget limit,budget allow,budget for,budget on,past my budget,above my budget,below my budget,against my budget,versus my budget,busted my budget,left in my budget,remaining in my budget',
  ],
  [
    'safe_to_spend',
    8,
    'to spare,spare money,spare cash,play with,play money,fun money,wiggle room,spendable,free cash,comfortably spend,afford to spend,left to spend,extra cash,extra money,extra money do i have,money to blow,can i blow,make it to payday,last until payday,last me until payday,last till payday,last the month,last the week,last me the month,last me the week,last this month,last this week,last through the month,last until the end of the month,last till the end of the month,last to the end of the month,last until the end of this month,last until next month,make it through the month,make it through the week,make it through this month,get through the month,get me through the month,survive the month,survive this month,survive until,survive till,last until my next paycheck,last until next paycheck,last until i get paid,last till i get paid,enough in checking,enough in my checking,enough in my account,enough money until,enough money till,enough to last',
  ],
  [
    'expected_balance',
    9,
    'will be in,will i have in,will there be in,there be in,going to be in,balance going to be,balance look like,balance be like,will be in my,will there be in my,going to have in my,have in my account by,money by the end,cash by the end,run low,expect to have,projected to have,projection,balance by,left by the end,left over by the end,left at the end,account be at',
  ],
  [
    'expected_income',
    7,
    'pay day,next pay day,get my paycheck,get my check,get my salary,get my pension,get my next,my next check,my next paycheck,paycheck coming,paycheck come,paycheck due,check come,when is my paycheck,when is my check,until i get paid,next time i get paid,next get paid,my pay come,pay come in,wages come,deposit coming,deposits are coming,money is coming in,money coming in next,income is coming,income coming up,expected income,expecting any deposits,expecting any income',
  ],
  [
    'emergency_fund',
    7,
    'how long can i live,how long could i live,how long would i,months of savings,weeks of savings,cushion,if i lost,if i lose,if i got laid off,if i get laid off,if i was laid off,if i were laid off,got laid off,if i stop working,if i stopped working,if i quit my job,if i quit,if i was unemployed,if i were unemployed,with no income,with no paycheck,with no job,rainy day fund,my money last,my savings last,my cash last,emergency reserve,emergency reserves,reserves,would my savings,how many months can i,how many months could i,how many months would,how many months of,if i get fired,if i got fired,if i was fired',
  ],
  [
    'save_more',
    6,
    'trim,cut out,where can i save,ways to save,save on,reduce my expenses,reduce expenses,spending too much,spend too much,tips,save extra,overspend,splurge less,lower my spending,lower my expenses,cut my expenses,cut my bills,tighten',
  ],
  ['monthly_average', 6, 'typical month,normal month,usual month,average month'],
  ['weekly_average', 8, 'typical week,normal week,usual week'],
  ['daily_average', 8, 'typical day,normal day,usual day'],
  ['monthly_average', 3, 'typical,usual'],
  ['score', 2, 'am i doing,are we doing'],
  [
    'score',
    6,
    'financial shape,money health,health of my finances,finances doing,finances look,doing financially,doing money wise,financially stable,financial situation,financial picture,financial wellness',
  ],
  [
    'policies',
    8,
    'insurance policies,insurance policy,insurance plans,insurance do i have,policy,policies,life insurance,insurance coverage,coverage,death benefit,insured for,insured,term life,whole life,mortgage protection,life cover,life policies',
  ],
  [
    'goals',
    8,
    'goal progress,progress on my,progress toward,progress towards,progress on the,savings target,savings targets,on track for my,track to reach,close to my,close am i to,reach my,hit my',
  ],
];
