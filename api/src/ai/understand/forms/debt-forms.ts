import { A_MONTH, ASKED, type FormText, MORE, OWED, PAYS } from './form';
import { HOW_IT_IS } from './debt-state-forms';
import { ONE_PAYMENT } from './one-payment-forms';

const FIRST: readonly FormText[] = [
  {
    measure: 'pay_debt_or_invest',
    needs: [
      'invest,investing',
      'debt,debts,card,cards,loan,loans,credit card',
      'while,when,with,before,instead,still have',
      'smart,should,better,ok,okay,good idea,dumb,wise,worth,crazy',
    ],
    may: `${OWED} ${ASKED} invest investing while when with before instead still have smart should better ok okay good idea dumb wise worth crazy carrying paying off`,
    never: 'how much,did,student loan or',
  },
  {
    measure: 'first_debt',
    needs: [
      'first,priority,prioritize,prioritise,start with,before the other,avalanche,snowball,make the most sense to pay,smartest to pay,best to pay',
      'pay,paying,payoff,tackle,attack,knock out,kill,debt,debts,card,cards,loan,loans,avalanche,snowball,prioritize,prioritise,start with',
    ],
    may: `${OWED} ${PAYS} ${ASKED} first priority tackle attack knock out kill or better best smart smarter smartest make makes sense most method strategy approach versus order work good get rid of avalanche snowball start begin with should`,
    never:
      'when,how long,how much,did,due,bill,bills,save,saving,invest,investing,retirement,last,paid first',
    number: 'price',
    names: 'debts',
  },
  {
    measure: 'first_debt',
    needs: [
      'bonus,windfall,inheritance,stimulus check,extra money,extra cash,extra,tax refund,got,have,spare',
      'pay off,pay down,debt,debts,card,cards,loan,loans',
      'which,what,where',
      'should,best,put,go',
    ],
    may: `${OWED} ${PAYS} ${ASKED} bonus windfall inheritance stimulus check extra money cash tax refund got have spare which where go goes put towards toward with best use it at just came into left over work`,
    never: 'when,how long,how much,did,due,bill,bills,save,invest,last,month,monthly',
    number: 'amount',
    names: 'debts',
  },
];

const INTEREST: readonly FormText[] = [
  {
    measure: 'payment_split',
    needs: [
      'interest,principal',
      'principal,goes to interest,going to interest,go to interest,goes toward interest,payment is,payments is,payments are,payment goes,payments go,payment going,payments going,of my payment,of the payment,of each payment,of every payment,just interest,only interest,all interest,pure interest,mostly interest',
    ],
    may: `${OWED} ${PAYS} ${ASKED} how much part percent percentage % portion share just only all mostly pure each every a month monthly going goes go toward towards actually interest principal versus right now even knocking chipping away knock`,
    never: 'did,total,year,save,extra,rate,more,last,have i',
    names: 'debts',
  },
  {
    measure: 'payment_split',
    needs: [
      'going down,go down,shrinking,getting smaller,decreasing,coming down,getting paid down,getting lower,making a dent,make a dent,making any progress,making progress,budging,moving,going anywhere',
    ],
    may: `${OWED} ${PAYS} ${ASKED} going down go shrinking getting smaller decreasing coming lower making make a dent any progress budging moving anywhere at all even ever not`,
    never: 'rate,rates,payment,payments,price,value,worth,why,did,when,will,bill',
    names: 'debts',
    isNamed: true,
  },
  {
    measure: 'debt',
    needs: ['rate,apr,interest rate,interest', 'balance,owe,left,owed,payoff'],
    may: `${OWED} ${ASKED} rate apr interest still left owe owed payoff balance and plus much`,
    never: 'save,extra,more,pay,paid,month,year,highest,lowest,most,least,which',
    names: 'debts',
    isNamed: true,
  },
  {
    measure: 'interest',
    needs: [
      'charges me the most,costs me the most,cost me the most,costing me the most,charging me the most,most expensive,highest interest,highest rate,highest apr,worst rate,worst interest,worst apr,lowest rate,lowest interest,lowest apr,best rate,cheapest',
      'card,cards,credit card,credit cards,debt,debts,loan,loans',
    ],
    may: `${OWED} ${ASKED} which one has have having charges charging costs costing cost most highest lowest worst best rate apr interest expensive cheapest`,
    never:
      'spend,spent,save,year,month,bought,purchase,fee,fees,annual,most interest,more interest,in interest',
    names: 'debts',
  },
  {
    measure: 'interest',
    needs: [
      'what interest,how much interest,interest rate,rate,apr,percent interest,interest percent',
    ],
    may: `${OWED} ${ASKED} interest rate rates apr percent percentage % charging charge charges charged paying getting on at now am they much`,
    never:
      'would i,could i,can i get,will i get,save,extra,more,paid,month,monthly,year,highest,lowest,most,least,did,savings,change,changed,go up,going up,go down,total',
    names: 'debts',
    isNamed: true,
  },
];

const HOW_MUCH: readonly FormText[] = [
  {
    measure: 'debt',
    needs: [
      'owe more,owe the most,owe most,owe less,bigger,larger,biggest,largest',
      'or,than,versus',
    ],
    may: `${OWED} ${ASKED} owe more most less bigger larger biggest largest or than versus left still`,
    never: 'payment,payments,month,rate,spend,spent,worth,asset,assets',
    names: 'debts',
    isNamed: true,
    order: 'most',
  },
  {
    measure: 'debt',
    needs: [
      'left,owe,still owe,remaining,to go,owing',
      'note,loan,mortgage,house,car,card,student loan',
    ],
    may: `${OWED} ${ASKED} how much left owe still remaining to go owing dear now exactly till until paid off before its`,
    never:
      'balance,payment,payments,month,months,years,long,rate,limit,credit,after,if,budget,when,bill,and,equity,worth,spend,spent,with,pay the',
    names: 'debts',
    isNamed: true,
  },
  {
    measure: 'debt_free',
    needs: [
      'only pay,just pay,keep paying,only make,just make,pay only,only paying,just paying,paying only,paying just,stick to,stick with,making only,make only,pay the',
      'minimum,minimums,minimum payment,minimum payments,min',
      'if,what happens,how long,when,cost me',
    ],
    may: `${OWED} ${PAYS} ${ASKED} cost costs interest total end much only just keep make making stick minimum minimums min happens happen when long take takes until till done gone free each every month a ever`,
    never: 'extra,more,save,spend',
    names: 'debts',
  },
  {
    measure: 'extra_payment',
    needs: [
      'interest,save,saves,saving,faster,sooner,quicker,earlier,difference,help',
      MORE,
      'pay,paid,paying,put,putting,throw,threw,throwing,add,added,adding,send,toss,kick in,chip in',
      A_MONTH,
    ],
    may: `${OWED} ${PAYS} ${ASKED} interest save saves saving faster sooner quicker earlier difference help helps make much extra more additional another put putting throw threw throwing add added adding send toss kick chip a month per each every monthly by toward towards at into principal gone done get rid many months years long`,
    never: 'did,rent,less,week,weekly,year,yearly,retirement,invest,investing,goal,savings,when',
    number: 'amount',
    names: 'debts',
  },
];

const WHICH_OF_TWO: readonly FormText[] = [
  {
    measure: 'first_debt',
    needs: [
      'put,pay,throw,apply,send,use',
      MORE,
      'or,versus',
      'smarter,better,smart,best,wiser,makes more sense,make more sense,should,which',
    ],
    may: `${OWED} ${PAYS} ${ASKED} put throw apply send use extra more additional another or versus smarter better smart best wiser makes make sense should toward towards it be a month each which one first money goes go`,
    never:
      'when,how long,how much,did,save,saving,savings,invest,investing,interest,last,retirement',
    number: 'price',
    names: 'debts',
    isNamed: true,
  },
  {
    measure: 'debt_free',
    needs: [
      'how many payments,how many more payments,number of payments,how many months,how many more months,how many years,how many more years',
      'left,remaining,to go,until,till,still,more',
    ],
    may: `${OWED} ${PAYS} ${ASKED} how many more number months years left remaining to go until till still have make before its it gone done over paid off`,
    never: 'late,missed,extra,if,save,spend,spent,emergency,did,a month,each month',
    names: 'debts',
    isNamed: true,
  },
];

const PAID_AT_ONCE: readonly FormText[] = [
  {
    measure: 'cash_after_cards',
    needs: [
      'can i,could i,do i have enough,have enough,enough,am i able,would i be able,what if i,if i,what would i have',
      'pay off,payoff,clear,wipe out,kill,knock out,paid off,pay my,pay it off,pay down all,get rid of,pay both,pay the,cover',
      'checking,savings,cash,the bank,in full,right now,today,at once,all at once,my money,account,completely,all of,lump sum,tomorrow',
    ],
    may: `${OWED} ${PAYS} ${ASKED} enough able clear wipe out kill knock both all checking savings saving cash bank full right now today once money account completely lump sum with using from whole have has got whats at tomorrow entire entirely left after would still cushion over`,
    never:
      'bill,bills,due,minimum,a month,per month,each month,every month,months,monthly,when,long,soon,fast,rent,should,paycheck,payday,emergency,invest,first,cover the mortgage,cover my mortgage,cover the payment',
    times: 'this_month',
    names: 'debts_and_cash',
    isNamed: true,
  },
];

/** These are ways to ask about what is owed and how it is paid. */
export const DEBT_FORMS: readonly FormText[] = [
  ...WHICH_OF_TWO,
  ...FIRST,
  ...INTEREST,
  ...HOW_MUCH,
  ...PAID_AT_ONCE,
  ...HOW_IT_IS,
  ...ONE_PAYMENT,
];
