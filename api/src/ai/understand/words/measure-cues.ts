import { HARMLESS } from './harmless-words';
import { ALL_ROLE_WORDS } from './role-words';
import { combined } from './cues/combine';
import type { Cue } from './cues/cue';
import { APP_CUES } from './cues/app-cues';
import { FIGURE_CUES } from './cues/figure-cues';
import { DEBT_CUES } from './cues/debt-cues';
import { PLAN_CUES } from './cues/plan-cues';
import { ROW_CUES } from './cues/row-cues';
import { SHARE_CUES } from './cues/share-cues';
import { WORTH_CUES } from './cues/worth-cues';

/** The number says how clearly the words ask for the measure. */
export const CUES: readonly Cue[] = [
  ...APP_CUES,
  ...FIGURE_CUES,
  ...SHARE_CUES,
  ...ROW_CUES,
  ...PLAN_CUES,
  ...WORTH_CUES,
  ...DEBT_CUES,
  [
    'goals',
    8,
    'goal,fund goal,goals,savings goal,savings goals,my goals,saving for,saved for,save for,saving up for,saved up for',
  ],
  [
    'expected_balance',
    9,
    'lowest expected balance,will i have,will we have,will be in my,will be left,left after bills,left after my bills,left after the bills,balance be,balances be,projected balance,expected balance,forecast,projected,end up with,have left at the end,have at the end,would i have left,would we have left,am i going to have,are we going to have',
  ],
  [
    'minimum_payments',
    7,
    'debttoincome,debttoincome ratio,debt to income,debt to income ratio,dti,dti ratio,minimum payment,minimum payments,minimums,minimum due,minimum,min payment,min payments,min due,monthly debt payments,debt payments',
  ],
  [
    'credit_utilization',
    7,
    'utilization,utilisation,credit usage,credit utilization,available credit,credit available,credit left,credit limit,credit limits,credit line,card limit,limit,maxed out,of my limit,of my credit,credit am i using',
  ],
  [
    'home_equity',
    8,
    'equity,home equity,house equity,value versus what i owe,value versus what we owe,value minus mortgage,value minus the mortgage,worth versus what i owe,worth versus what we owe,worth minus what we owe,worth minus what i owe',
  ],
  [
    'share_of_spending',
    8,
    'percent of my spending,percentage of my spending,share of my spending,% of my spending,percent of spending,percentage of spending,share of spending,% of spending,fraction of my spending,percent of my expenses,percentage of my expenses,share of my expenses,percent of total spending,percentage of total spending,percent of our spending,percentage of our spending,share of our spending,part of my spending',
  ],
  [
    'share_of_income',
    8,
    'percent of my income goes,percentage of my income goes,share of my income goes,% of my income goes,how much of my income goes,part of my income,percent of income,percentage of income,share of income,% of income,fraction of income,percent of my pay,percentage of my pay,% of my pay,share of my pay,percent of my paycheck,percentage of my paycheck,% of my paycheck,share of my paycheck,percent of my income is,percentage of my income is,percent of our income,percentage of our income,share of our income,% of our income,income goes to,income going to,paycheck goes to,pay goes to',
  ],
  [
    'daily_average',
    8,
    'per day,a day,each day,every day,daily,daily average,average day,daily spending,average daily',
  ],
  [
    'weekly_average',
    8,
    'per week,a week,each week,every week,weekly,weekly average,average week,weekly spending,average weekly',
  ],
  [
    'pay_debt_or_invest',
    7,
    'debt or invest,debt or to invest,invest or pay,invest or to pay,debt versus invest,invest versus debt,debt first or invest,loans or invest,debt before investing,investing or paying,paying off debt or investing',
  ],
  [
    'affordability',
    6,
    'afford,within my means,have money for,have the money for,have the money to,enough for,enough money for,enough money to,enough to buy,enough cash,can i buy,can i spend,could i spend,could i buy,room for,can i pay,can i swing,can we swing,could i swing,could we swing,can i handle,can we handle,could i handle,could we handle,can we buy,could we buy,ok to spend,okay to spend,fine to spend,alright to spend',
  ],
  [
    'safe_to_spend',
    8,
    'how much more can i spend,how much more could i spend,more can i spend,safe to spend,safely spend,spend safely,how much can i spend,how much could i spend,how much can we spend,what can i spend,what can we spend,free to spend,until payday,till payday,before payday,until i get paid,till i get paid,before i get paid,until my next paycheck,until next paycheck,spending money,able to pay,can i put,can we put,could i put,enough to pay,enough to cover,make ends meet,make it to,make it until,make it till,make it through,run out,cover my bills,cover the bills,pay my bills',
  ],
  [
    'expected_income',
    7,
    'days till payday,days until payday,long till payday,long until payday,getting paid,will i get paid,when do i get paid,when will i get paid,when am i getting paid,when do we get paid,when will i be paid,get paid next,paid next,getting paid next,next paycheck,next payday,next pay,next salary,next deposit,next check,next paychecks,next pension,when is payday,when is my payday,payday,paydays',
  ],
  [
    'expected_income',
    10,
    `income do i expect,income can i expect,income should i expect,income is expected,income is left,income is due,income due,deposits are expected,deposits are due,deposits expected,money should come in,deposits are left,deposits left,${combined('projected,expected,forecast,forecasted', 'income,deposits,paychecks,earnings')}`,
  ],
  [
    'regular_income',
    7,
    'annual income,yearly income,annual salary,yearly salary,sources of income,income sources,regular income,pay frequency,often do i get paid,often am i paid,often do we get paid,monthly income,income per month,income a month,income come from,income comes from',
  ],
  ['regular_income', 1, 'a year,per year,yearly,annual,annually,each year,every year'],
  [
    'deposits',
    7,
    'money arrive,payment arrive,check arrive,deposit arrive,deposit land,get my paycheck,got my paycheck,paycheck already,paycheck hit,my paycheck come yet,did my paycheck,paycheck arrive,deposit hit,get paid yet,got paid yet,did i get paid,did we get paid,been paid yet,paycheck go through,paycheck land',
  ],
  [
    'refunds',
    6,
    'refund,refunds,refunded,money back,get back,got back,gotten back,reimbursed,reimbursement,reimbursements',
  ],
  [
    'debt_free',
    6,
    'be gone,be done,loan end,loans end,debt end,debts end,mortgage end,card end,loan ends,payoff,pay off my,pay off the,be paid,clear my debt,clear of debt,is it paid,be finished,is done,are done,be over with,be paid,longer on,longer for,debt free,debtfree,out of debt,will i pay off,payoff date,done paying,finish paying,finished paying,free of debt,loan is gone,loans are gone,debt is gone,paid off,pay off my debt,pay off all,pay off my debts,pay everything off,rid of my debt,pay down my debt faster',
  ],
  [
    'save_more',
    6,
    'save more,saving more,save money,cut back,cut down,spend less money,spend less,cutting back,save some money,wasting,waste money,stands out,stand out,out of the ordinary,reduce my spending,lower my bills,cut costs,cut my spending',
  ],
  [
    'savings_rate',
    7,
    'saving enough,save enough,savings rate,saving rate,percentage of my income,percent of my income,share of my income,fraction of my income,how much of my income',
  ],
  [
    'net_cash_flow',
    6,
    'profit,net profit,my profit,bottom line,net cash flow,cash flow,cashflow,left over,leftover,more than i am spending,more than i spend,spending more than,earning more,living above,living below,more than i earned,more than i earn,more than i made,more than i make,in the red,in the black,net income,break even',
  ],
  [
    'emergency_fund',
    7,
    'emergency fund,emergency savings,emergency money,live on,could i live,on savings,on my savings,off my savings,off savings,from my savings alone,lost my income,how long could,how long can i,months of expenses,months of bills,months of spending,fund last,how long would my savings,savings last,savings cover,live off,months could i,rainy day,for emergencies,an emergency,emergencies,survive,without a job,without my job,without my income,without my paycheck,without my salary,without work,without a paycheck,without income,could i last,can i last,would i last,last me,safety net,lost my job,lose my job,runway',
  ],
  ['score', 6, 'why is my score,score,financial health,financially healthy,health score'],
  ['net_worth', 6, 'net worth,networth,am i worth,my wealth,total wealth'],
  ['assets', 5, 'assets,total assets,everything i own'],
  [
    'price_increases',
    5,
    'went up in price,gone up in price,go up in price,up in price,prices went up,price went up,price hike,price hikes,raised prices,got more expensive,more expensive,price increase,price increases,prices increased,price rises,go up,gone up,went up,raised their price,raised its price,increased in price,increased their price,raise the price,raise its price,raise their price,raise prices,hiked,cost more than before',
  ],
  [
    'budget_left',
    5,
    'percent of my budget,percentage of my budget,% of budget,% of my budget,budget used,of budget,of my budget,of the budget,of our budget,go over on,went over on,gone over on,going over on,budget,budgets,still spend,left to spend,over budget,within budget,overspent,overspending,budgeted',
  ],
  [
    'monthly_average',
    5,
    'avg,avg monthly,on average,monthly spending,a month,per month,each month,every month,monthly,monthly expenses,monthly costs,average monthly,average per month,monthly average,usually spend,usually pay,typically pay,normally pay,generally spend,generally pay,typically spend,normally spend,average spending,spend a month,spend per month,spend each month,spend every month,average',
  ],
  [
    'average_transaction',
    7,
    'average cost of a,average charge,avg transaction,avg purchase,avg trip,avg order,avg bill,average transaction,average purchase,average bill,average trip,average order,average payment,average meal,average visit,average ticket',
  ],
  [
    'count',
    6,
    'how many times,how often,number of,times did,times have,how many charges,how many rides,how many visits,how many bills,how many transactions,how many purchases,how many payments,how many orders,how many trips,number of transactions,number of purchases,number of payments,how many deposits',
  ],
  ['largest', 5, 'largest,biggest,splurge,splurges,most expensive,highest,priciest,costliest'],
  ['interest', 5, 'interest,apr,interest rate'],
  ['interest', 3, 'rate,rates'],
  [
    'holdings',
    5,
    'holdings,stocks,portfolio,shares,what investments,investments,securities,i own in,own in,funds do i,invested in,do i have invested',
  ],
  [
    'upcoming',
    5,
    'upcoming,any bills,renew,renews,renewal,renewing,charged next,bill me next,have to pay,need to pay,bills do i have,hits my account,come out next,comes out,bill is next,bills are next,coming up,coming out,due,bills left,bills are left,left to pay,still to pay,still have to pay,next payment,next bill,next bills,payments next,bills next,expected next,are expected,bills expected,next car payment',
  ],
  ['recurring', 3, 'price,prices'],
  [
    'recurring',
    9,
    'fixed costs,fixed expenses,fixed monthly costs,fixed monthly expenses,fixed bills,overhead,monthly overhead,monthly nut,would i save if i cancel,would i save if i cancelled,would i save if i canceled,would i save by cancelling,would i save by canceling,would i save without,can i save by cancelling,can i save by canceling,do i save if i cancel,will i save if i cancel,if i cancel,if i cancelled,if i canceled,if i dropped,if i drop,if i got rid of,if i get rid of,if i stop paying for',
  ],
  ['upcoming', 4, 'when is the next,when is my next,when do i pay'],
  [
    'recurring',
    3,
    'all my bills,bills together,bills cost,bills each month,bills a month,bills per month,are my bills',
  ],
  [
    'recurring',
    4,
    'payments that i make every month,payments i make every month,payments do i make every month,payments i make each month,payments do i make each month,payments every month,payments each month,bills every month,automatically,automatic payments,automatic payment,autopay,autopays,auto pay,direct debits,direct debit,standing orders,standing order,recurring,regular payments,monthly bills,regular bills,fixed costs,fixed expenses,standing payments,repeat charges,repeating',
  ],
  [
    'saved',
    4,
    'did i save,did i manage to save,have i saved,i saved,set aside,put aside,put away,into savings,to savings,have i invested,did i invest,been saving,am i saving',
  ],
  ['debt', 6, 'remains to pay,remains to be paid,remains on,remains of,remain on,remain to pay'],
  ['debt', 4, 'debt,debts,owe,owed,owing,loans,liabilities,left on my,loans do i,still owe'],
  [
    'debt',
    6,
    'pay off first,pay first,paid off first,which debt should i pay,which card should i pay,which loan should i pay,which debts should i pay',
  ],
  ['budget_left', 3, 'left for,left in,left on,remaining for,remaining in'],
  [
    'cash',
    4,
    'on hand,cash,money do i have,broke,cash on hand,money in the bank,bank balance,bank balances,money on hand,money do we have,money have i got,money i got,money i have,money we have,money available,have available,available money,liquid,in the bank',
  ],
  ['cash', 3, 'much did i have,money did i have,much do i have,much do we have,much have i got'],
  [
    'accounts',
    4,
    'accounts,account summary,account overview,overview of my accounts,account balances,all my balances,balances',
  ],
  ['balance', 4, 'balance,have in,is in,worth'],
  [
    'income',
    4,
    'client,clients,customer,customers,come to me,comes to me,come to us,comes to us,come in to,get from,got from,gotten from,gotten,inflow,inflows,revenue,collected,collect,net pay,take home pay,deposited,sent me,send me,gave me,income,earn,earned,earning,making,earnings,came in,money in,paycheck,paychecks,get paid,got paid,salary,make,made,wages,deposit,deposits,paid me,pay me,pays me,paying me,come in,coming in,bring home,brought home,take home,receive,received,bring in,brought in',
  ],
  ['patterns', 5, 'patterns,pattern,habits,analyze,analyse'],
  [
    'transactions',
    4,
    'transactions,show me everything,what did i buy,list my,did i buy,i bought,last purchase,last purchases,latest,most recent,recent purchases,my last,list purchases,charges from,purchases from,last time,list every,list each,show every,show all,show each,show me every,show me all,list all,find all,all payments,all purchases,everything over,everything under',
  ],
  [
    'spending',
    2,
    'send,sent,sending,drop,dropped,came out,come out,went out,goes out,going out,how bad,charges,outflow,outflows,racked up,rack up,ran up,run up,splurged,waste,wasted,wasting,how much for,sunk,put down,dished out,dish out,throw at,cost me,costed,lose on,lost on,lose to,lost to,charging me,charge me,tab,shell out,shelled out,fork over,forked over,burn through,burned through,burned,burn,damage,dropping,drain,drained,lay out,laid out,hand over,handed over,money out,spendings,ran me,run me,set me back,set us back,cough up,coughed up,fees i paid,spend,spent,spending,cost,costs,costing,expense,expenses,expenditure,expenditures,pay,paid,paying,payments,purchases,bill,bills,charged,go to,goes to,money go,go,goes,went,outgoings,blow,blown,use,used',
  ],
];

/** These words do not name anything. */
export const FILLERS: ReadonlySet<string> = new Set([...HARMLESS, ...ALL_ROLE_WORDS]);

/** A question with one of these words has no answer here. */
export const CHANGES_MEANING: ReadonlySet<string> = new Set(
  'without except excluding not never tax taxes predict forecast will retire retirement inflation stock weather after before pending gain gains returns performance husband wife friend friends people americans country'.split(
    ' ',
  ),
);

/** A message that begins with one of these verbs asks to change something. */
export const ORDERS: ReadonlySet<string> = new Set(
  'add block book buy call cancel change close create delete download email erase invest make move open order pay print remind remove rename reset schedule sell send set sign stop subscribe transfer unsubscribe update upgrade withdraw wire write'.split(
    ' ',
  ),
);
