import type { Measure } from '@halyard/shared-contracts/wire';

/** Words that ask for a measure. The number says how clearly they do. */
export const CUES: readonly (readonly [Measure, number, string])[] = [
  [
    'setup',
    9,
    'set up ai,setup ai,turn on ai,turn on the ai,enable ai,set up the ai,activate ai,ai features,ai setup',
  ],
  [
    'help',
    8,
    'what can you do,what can i ask,can you help,what questions,what do you know,how can you help',
  ],
  ['help', 1, 'help'],
  [
    'pay_debt_or_invest',
    7,
    'debt or invest,debt or to invest,invest or pay,invest or to pay,debt versus invest,invest versus debt,debt first or invest,loans or invest,debt before investing,investing or paying,paying off debt or investing',
  ],
  [
    'affordability',
    6,
    'afford,within my means,enough for,enough money for,enough money to,enough to buy,enough cash,can i buy,can i spend,could i spend,could i buy,room for,can i pay',
  ],
  [
    'debt_free',
    6,
    'debt free,debtfree,out of debt,free of debt,paid off,pay off my debt,pay off all,pay off my debts,pay everything off,rid of my debt,pay down my debt faster',
  ],
  [
    'save_more',
    6,
    'save more,saving more,save money,cut back,cut down,spend less money,reduce my spending,lower my bills,cut costs,cut my spending',
  ],
  [
    'savings_rate',
    7,
    'savings rate,saving rate,percentage of my income,percent of my income,share of my income,fraction of my income,how much of my income',
  ],
  [
    'net_cash_flow',
    6,
    'cash flow,cashflow,left over,leftover,more than i earned,more than i earn,more than i made,more than i make,in the red,in the black,net income,break even',
  ],
  [
    'emergency_fund',
    6,
    'emergency fund,emergency savings,savings last,live off,months could i,rainy day,without income,lost my job,lose my job,runway',
  ],
  ['score', 6, 'why is my score,score,financial health,financially healthy,health score'],
  ['net_worth', 6, 'net worth,networth,am i worth,my wealth,total wealth'],
  ['assets', 5, 'assets,total assets,everything i own'],
  [
    'price_increases',
    5,
    'more expensive,price increase,price increases,prices increased,price rises,go up,gone up,went up,raised their price,raised its price,increased in price,increased their price,hiked,cost more than before',
  ],
  [
    'budget_left',
    5,
    'budget,budgets,still spend,left to spend,over budget,within budget,overspent,overspending,budgeted',
  ],
  [
    'monthly_average',
    5,
    'on average,average monthly,average per month,monthly average,usually spend,typically spend,normally spend,average spending,spend a month,spend per month,spend each month,spend every month,average',
  ],
  [
    'average_transaction',
    7,
    'average transaction,average purchase,average bill,average trip,average order,average payment,average meal,average visit,average ticket',
  ],
  [
    'count',
    6,
    'how many times,how often,how many transactions,how many purchases,how many payments,how many orders,how many trips,number of transactions,number of purchases,number of payments,how many deposits',
  ],
  ['largest', 5, 'largest,biggest,most expensive,highest,priciest,costliest'],
  ['interest', 5, 'interest,apr,interest rate'],
  [
    'holdings',
    5,
    'holdings,stocks,portfolio,shares,what investments,investments,securities,i own in,own in,funds do i,invested in',
  ],
  [
    'upcoming',
    5,
    'upcoming,coming up,due,next payment,next bill,next bills,payments next,bills next,expected next,are expected,bills expected,next car payment',
  ],
  ['upcoming', 4, 'when is the next,when is my next,when do i pay'],
  [
    'recurring',
    4,
    'recurring,regular payments,monthly bills,regular bills,fixed costs,fixed expenses,standing payments,repeat charges,repeating',
  ],
  [
    'saved',
    4,
    'did i save,have i saved,i saved,set aside,put aside,put away,into savings,to savings,have i invested,did i invest,been saving,am i saving',
  ],
  ['debt', 4, 'debt,debts,owe,owed,loans,liabilities,left on my,loans do i,still owe'],
  ['cash', 4, 'cash,money do i have,money available,have available,available money,liquid'],
  [
    'accounts',
    4,
    'accounts,account summary,account overview,overview of my accounts,account balances,all my balances,balances',
  ],
  ['balance', 4, 'balance,have in,is in,worth'],
  [
    'income',
    4,
    'income,earn,earned,earnings,came in,money in,paycheck,paychecks,get paid,got paid,salary,make,made,wages',
  ],
  ['patterns', 5, 'patterns,pattern,habits,analyze,analyse'],
  [
    'transactions',
    4,
    'transactions,show me everything,what did i buy,list my,did i buy,i bought,last purchase,last purchases,latest,most recent,recent purchases,my last,list purchases,charges from,purchases from',
  ],
  [
    'spending',
    2,
    'spend,spent,spending,cost,costs,costing,expense,expenses,expenditure,expenditures,pay,paid,paying,payments,purchases,bill,bills,charged,go to,goes to,money go,go,goes,went,outgoings,blow,blown,use,used',
  ],
];

/** Words that no question needs to be understood. */
export const FILLERS: ReadonlySet<string> = new Set(
  'a break eat ate financial long transaction understand grown affects affect doing out about actually again all also am an and any anything are at be been being but by can could did do does doing down each else every exactly far for from gave get getting give given going got had has have hello help hey hi how i if in into is it its just know like list look looking many may me mine month months more most much my need now of off ok okay on one or our out over overall please pls quickly really right see should show so some spend still tell than thanks that the their them then there these thing things think this those to total totals toward towards under up us want was we were what when where which while who will with would you your yet altogether in total per currently today hi there kindly quick figure amount amounts money dollars bucks usd number sum everything whole entire stuff went go bring brought only own it was extra additional month-by-month buy bought purchase purchased purchases new nice account accounts bill bills payment payments charge charges ride rides order orders visit visits trip trips store stores shop shops shopped merchant merchants place places category categories put give gave using use soon next coming left available remaining high low higher lower better too expected normally usually yourself'.split(
    ' ',
  ),
);

/** Words that turn a question into one that has no answer here; with them nothing is answered. */
export const CHANGES_MEANING: ReadonlySet<string> = new Set(
  'least smallest lowest cheapest without except excluding not never tax taxes why predict forecast will retire retirement inflation stock price weather husband wife friend friends people americans country'.split(
    ' ',
  ),
);

/** Verbs that ask to change something, at the beginning of a message. */
export const ORDERS: ReadonlySet<string> = new Set(
  'add block book buy call cancel change close create delete download email erase invest make move open order pay print remind remove rename reset schedule sell send set sign stop subscribe transfer unsubscribe update upgrade withdraw wire write'.split(
    ' ',
  ),
);
