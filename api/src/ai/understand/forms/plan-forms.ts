import { A_MONTH, type FormText } from './form';

const ASKED =
  'what which how if i my me you will would should could can do does be is are am it that this for to the on of in and so';
const BOUGHT =
  'new car truck house home place apartment rent lease gym trainer payment payments note bill plan phone loan mortgage insurance membership subscription bigger better nicer another more extra';

const WEALTH: readonly FormText[] = [
  {
    measure: 'wealth_parts',
    needs: [
      'wealth,net worth,what i own,assets,all my money,my money,everything i have,everything i own,all of my money,all the money',
      'cash,investments,invested,house,home,property,retirement,liquid,real estate,illiquid,401k,brokerage,savings',
      'how much of,what percent,what percentage,what share,what part,is all,is most,tied up,locked up,are all,are most,divided,split,made up,sitting in,stuck in,percent of',
    ],
    may: `${ASKED} wealth net worth own assets money everything have cash investments invested house home property retirement liquid real estate illiquid savings brokerage 401k much percent percentage % share part all most tied locked up divided split made sitting stuck just too heavily versus between`,
    never: 'did,spend,spent,month,put,should,goes,go,risk,lose,save,make,stock,stocks,bonds',
    names: 'owned',
  },
  {
    measure: 'net_worth',
    needs: [
      'more assets,own more,assets more,assets exceed,more in assets,assets outweigh,assets bigger',
      'than,exceed,outweigh',
      'debts,debt,owe,liabilities',
    ],
    may: `${ASKED} more assets own exceed outweigh than debts debt owe liabilities have i bigger or`,
    never: 'did,month,year,last',
  },
  {
    measure: 'net_worth',
    needs: [
      'sold everything,sell everything,sold it all,liquidate,liquidated,cash out everything,cashed out everything,sold all,cashed everything out',
      'left,paid,owe,have,worth,walk away',
    ],
    may: `${ASKED} sold sell everything all liquidate liquidated cash cashed out paid pay everybody everyone off debts debt would over with walk away owe much left have worth today then and bills`,
    never: 'house,car,stocks',
  },
];

const BUDGETS: readonly FormText[] = [
  {
    measure: 'budget_left',
    needs: ['over,under,over budget,under budget', 'how much,how far,by how much'],
    may: `${ASKED} how much far by over under budget was were did go i am went`,
    never: 'spend,spent,than,usual,average,paid,per,day,years,last,all',
    names: 'categories',
    isNamed: true,
    times: 'any',
  },
  {
    measure: 'budget_ahead',
    needs: [
      'going to,will i,will my,likely to,about to,headed,heading,on pace to,on track to,gonna',
      'over,blow,bust,exceed,break,stay within,stay under,within,overspend,stick to,hit,run over,blow through,run out,stay in,last',
      'budget,budgets,go over,going over,blow,overspend,bust',
    ],
    may: `${ASKED} going will likely about headed heading pace track over blow bust exceed break stay within under overspend stick hit run through out last budget budgets go this month end by before spending limit at rate any too`,
    never: 'did,last month,when,how much,spend on,save,goal,retirement,year,next',
    names: 'categories',
    times: 'this_month',
  },
  {
    measure: 'budget_ahead',
    needs: [
      'per day,a day,each day,every day,daily',
      'left,can i spend,can i still spend,have left,remaining,should i spend,allowed to spend,budget',
      'budget,until the end,till the end,rest of the month,end of month,end of the month,left this month,rest of month,remaining,month ends,month is over,rest of this month',
    ],
    may: `${ASKED} per a day each every daily left spend still have remaining allowed budget until till end rest month this ends over by stay within under much without going`,
    never: 'did,last,average,usually,save,year',
    names: 'categories',
    isNamed: true,
    times: 'this_month',
  },
  {
    measure: 'months_over_budget',
    needs: [
      'how many months,how often,how many times,which months,what months,in which months',
      'over,bust,busted,blow,blew,exceed,exceeded,broke,went over,go over,overspend,overspent,blown',
      'budget,budgets',
    ],
    may: `${ASKED} how many months often times which over bust busted blow blew exceed exceeded broke went go gone overspend overspent blown budget budgets was were did have has been i so far`,
    never: 'spend,average,will,save',
    names: 'categories',
    times: 'any',
  },
];

const GOAL_WORDS =
  'goal goals target trip vacation fund savings money down payment reach hit get there done ready complete finished paid for';

const GOALS: readonly FormText[] = [
  {
    measure: 'goal_with',
    needs: [
      'if i,what if,by saving,saving,with,suppose i,say i',
      'save,saved,put,putting,saving,set aside,put away,add,contribute,stash,sock away,throw,give it',
      'when,how long,how soon,how many months,what month,how fast,be ready,would it be',
      A_MONTH,
    ],
    may: `${ASKED} ${GOAL_WORDS} if what save saved saving put putting set aside away add contribute stash sock throw give into toward towards at every each per a month monthly when long soon many months fast would then take takes have it until till`,
    never: 'week,weekly,paycheck,year,yearly,day,extra,more,debt,retire,retirement',
    number: 'amount',
    names: 'goals',
    isNamed: true,
  },
  {
    measure: 'goal_with',
    needs: [
      'if i,what if,by saving,saving,with,suppose i,say i',
      'save,saved,put,putting,saving,set aside,put away,add,contribute,stash,sock away,throw',
      'when,how long,how soon,how many months,what month,how fast,be ready,would it be',
      'goal,goals',
      A_MONTH,
    ],
    may: `${ASKED} ${GOAL_WORDS} if what save saved saving put putting set aside away add contribute stash sock throw into toward towards at every each per a month monthly when long soon many months fast would then take takes have it until till`,
    never: 'week,weekly,paycheck,year,yearly,day,extra,more,debt,retire,retirement',
    number: 'amount',
  },
  {
    measure: 'goals',
    needs: [
      'make it,on time,in time,on track,ready,realistic,reach,get there,have the money,have enough,meet,hit,achievable,doable,possible,enough for,afford,go to,done',
      'will,am i,is,can,are,going to,still,when',
    ],
    may: `${ASKED} ${GOAL_WORDS} make time track ready realistic enough meet achievable doable possible still will able have the by before at pace rate going afford go saved when able making it ever actually`,
    never:
      'how much,if i,spend,spent,a month,week,should,cost,did,was,budget,many,balance,today,checking,pay off',
    names: 'goals',
    isNamed: true,
    times: 'ahead',
  },
  {
    measure: 'goals',
    needs: [
      'goal,goals',
      'closest,furthest,nearest,farthest,most behind,furthest along,most progress,least progress,almost done,nearly done,closest to done',
      'which,what',
    ],
    may: `${ASKED} goal goals closest furthest nearest farthest behind along most least progress almost nearly done to being finished reached reaching`,
    never: 'did,month',
    order: 'most',
  },
];

const PRICES: readonly FormText[] = [
  {
    measure: 'monthly_room',
    needs: [
      'afford,swing,handle,manage,take on,fit,squeeze in,room for,carry,commit to,pay for,too much',
      A_MONTH,
    ],
    may: `${ASKED} ${BOUGHT} afford swing handle manage take fit squeeze room carry commit pay too much a month per each every monthly have there budget at or`,
    never:
      'down payment,save,debt,pay off,more,how much,minimum,did,goal,invest,401k,first,until,house,savings',
    number: 'amount',
    isOfThing: true,
  },
  {
    measure: 'monthly_room',
    needs: [
      'afford,swing,handle,manage,take on,fit,squeeze in,room for',
      'car payment,truck payment,car note,rent,monthly payment,lease,house payment,mortgage payment,mortgage',
    ],
    may: `${ASKED} ${BOUGHT} afford swing handle manage take fit squeeze room have there a payment lease note monthly`,
    never:
      'down payment,save,pay off,more,how much,minimum,did,goal,bill,first,until,week,this month,my rent,my mortgage,due',
    number: 'amount',
    isOfThing: true,
  },
  {
    measure: 'affordability',
    needs: [
      'afford,ok if i spend,okay if i spend,ok to spend,okay to spend,have enough for,have enough to buy,enough to get,alright if i spend,fine if i spend,all right to spend,safe to spend,swing,ok if i buy,okay if i buy,ok if i get,treat myself to',
    ],
    may: `${ASKED} afford ok okay alright fine spend enough swing buy get treat myself before till until payday paycheck my next the a on for have take go going without dollars buck right`,
    never:
      'a month,per month,each month,every month,monthly,a week,per week,weekly,a year,per year,how much,down payment,pay off,debt,save,did,each,every,daily,first',
    number: 'amount',
    isOfThing: true,
    times: 'ahead',
  },
];

const SAVED: readonly FormText[] = [
  {
    measure: 'emergency_fund',
    needs: [
      'months of,month of,months worth of,months expenses,months bills',
      'expenses,spending,bills,living expenses,savings,expense',
      'saved,savings,have,emergency,set aside,put away,covered,stashed,saved up',
    ],
    may: `${ASKED} months month worth expenses spending bills living savings expense saved have emergency set aside put away covered stashed up enough a fund money at least`,
    never: 'spend,spent,pay,due,last,how much did,income',
    number: 'years',
  },
  {
    measure: 'score',
    needs: [
      'score',
      'part,factor,piece,area,component,thing,what is',
      'worst,weakest,lowest,hurting,hurts,dragging,best,strongest,holding,highest,bad,low',
    ],
    may: `${ASKED} score part factor piece area component thing worst weakest lowest hurting hurts dragging down best strongest holding back highest bad low most why financial health halyard`,
    never: 'credit,fico,raise,improve,did,last',
  },
];

/** These are ways to ask about what is owned, budgets, goals, prices, and savings. */
export const PLAN_FORMS: readonly FormText[] = [
  ...WEALTH,
  ...BUDGETS,
  ...GOALS,
  ...PRICES,
  ...SAVED,
];
