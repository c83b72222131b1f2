import { combined } from './combine';
import type { Cue } from './cue';

const BOUGHT =
  'visit,trip,order,purchase,transaction,meal,ride,fill up,fillup,charge,store run,fare,haul,tank,tab';

export const ROW_CUES: readonly Cue[] = [
  [
    'average_transaction',
    9,
    combined(
      'average,typical,usual,avg',
      'paycheck,pay check,paychecks,paycheck amount,paycheck size',
    ),
  ],
  [
    'transfers',
    9,
    'transfers,biggest transfer,largest transfer,smallest transfer,highest transfer,last transfer,latest transfer,transfer history',
  ],
  ['median_transaction', 9, 'median'],
  [
    'double_charges',
    9,
    `twice,double charge,double charges,double charged,charged double,double billed,billed double,double payment,double payments,${combined('duplicate,duplicated', 'charge,charges,payment,payments,transaction,transactions,purchase,purchases')},duplicates,two times for the same,same thing two times`,
  ],
  [
    'average_transaction',
    8,
    `${combined('per,each,a typical,a usual,average cost per,average amount per', BOUGHT)},each time,every time,per time,when i go,a pop,average spend per`,
  ],
  [
    'average_income',
    8,
    'average income,average monthly income,average earnings,average monthly earnings,average salary,average pay,income on average,average monthly pay,usual income,typical income,usually make,typically make,normally make,usually earn,typically earn,normally earn,usually bring home,typically bring home,make on average,earn on average,bring home on average,make in an average month,earn in an average month',
  ],
  [
    'count',
    6,
    `count of,how frequently,number of times,times i,${combined('how many', 'swipes,meals,coffees,deliveries,refills,withdrawals,stops,items,separate charges,separate purchases,individual purchases,different transactions')}`,
  ],
  [
    'count',
    9,
    `most often,most frequently,the most times,most visits,most trips,${combined('different,distinct,separate', 'stores,shops,merchants,places,restaurants,companies')},${combined('use,used,using,visit,visited', 'most,the most')}`,
  ],
  ['count', 4, 'times'],
  ['count', 6, 'how many paychecks,how many checks,how many payments'],
  [
    'transactions',
    5,
    'transaction history,spending history,purchase history,payment history,account history,history,activity,account activity,recent activity,recent spending,recent charges,recent payments,recent transactions,recent purchase,recent expenses,have i bought,have i purchased,did i purchase,did i order,have i ordered,purchases did i make,purchases have i made,purchases i made,things i bought,last thing,itemize,itemized,past purchases,previous purchases,past transactions,previous transactions,newest,when did i last,did i last,i last,how long ago,how long since,how long has it been since,how recently,last purchased,last bought,last ordered,last went,last visited,last paid,last charge,last charged,last payment,last transaction,last bill',
  ],
  [
    'largest',
    6,
    'smallest,cheapest,lowest,priciest,least expensive,tiniest,single biggest,single largest,biggest single,largest single,dearest,costliest',
  ],
  [
    'spending',
    2,
    'go through,went through,gone through,put on my,put on the,did i put on,charge to,charged to,charge on,charged on,expensive,costly,splurging,fork out,forked out,part with,parted with,outlay,outlays,expenditures,spend total,total spend,total bill,total cost,charging,buying,purchasing,ordering,expend,expended,total paid,bill total,running me,costs me,costing me,setting me back,spendature,purchase,purchased,bought,ordered,order,buy,shop,shopped,eat,eating,consume,invoice,statement,price tag',
  ],
  [
    'income',
    4,
    'compensation,remuneration,am i paid,are we paid,i am paid,was i paid,i get paid,i was paid,do i get paid,went into my,gone into my,came into my,deposited into,pull in,pulling in,pulled in,rake in,raking in,raked in,been paid,my pay,pay check,pay checks,pay stub,money come in,money coming in,money came in,total earnings,total income,money made,earned income,money received,been receiving,credited,direct deposit,direct deposits,my wage,wage,be making,getting paid',
  ],
  [
    'refunds',
    6,
    'returns,returned,return from,store credit,credited back,get refunded,got refunded,paid back,chargeback,chargebacks',
  ],
  [
    'deposits',
    8,
    'last get paid,last got paid,get paid last,got paid last,paid last,was i last paid,last time i got paid,last pay me,last paid me,pay me last,paid me last',
  ],
  [
    'largest',
    7,
    'most i have ever paid,most i ever paid,most ive ever paid,most i have ever spent,most ive ever spent,most i ever spent,most i have spent at once,spent at one time,spent in one go,spent at once,spent on one thing,biggest single',
  ],
];
