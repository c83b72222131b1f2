import { A_MONTH, ASKED, type FormText } from './form';

/** These are ways to ask about budgets. */
export const BUDGETS: readonly FormText[] = [
  {
    measure: 'budget_left',
    needs: [
      'can i still,can i,could i,room for,is there room',
      'without going over,in the budget,within budget,within my budget,in my budget,on budget,before i go over',
    ],
    may: `${ASKED} still room there without going over budget within buy get spend on more go out eat order before any this month some`,
    never: 'how much,did,was,last,will,savings',
    names: 'categories',
    isNamed: true,
    times: 'this_month',
  },
  {
    measure: 'months_over_budget',
    needs: [
      'usually,always,often,typically,every month,regularly,constantly',
      'go over,going over,over budget,over my budget,over the budget,blow,bust',
    ],
    may: `${ASKED} usually always often typically every month regularly constantly go going over budget how much by blow bust my did have is`,
    never: 'why,spend,spent,average',
    names: 'categories',
    isNamed: true,
  },
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

const A_WEEK = 'a week,per week,each week,every week,weekly,per wk,a wk';
const SAVES_BY = `${ASKED} ${GOAL_WORDS} how much what save saves saved saving put putting away aside set stash sock need needs have get reach want wants would should must could can a per each every month monthly week weekly wk by before in time until till end up with buy pay cash start total next realistic possible doable feasible reasonable able like trying hoping plan planning emergency emergencies rainy day come starting from now myself ourselves together least around about`;
const NOT_SAVED_BY =
  'did,spend,spent,paycheck,day,retire,retirement,debt,if i save,at this rate,afford,interest,year ago,pay off,will i have,would i have,loan,mortgage,card,income,make,earn,bill,bills,owe,invest,on track';

/** These questions name an amount and a day. */
const SAVED_BY_A_DAY = {
  measure: 'save_by',
  may: SAVES_BY,
  never: NOT_SAVED_BY,
  number: 'amount',
  isDated: true,
  isOfThing: true,
  times: 'ahead',
} as const;

/** These are ways to ask about goals. */
export const GOALS: readonly FormText[] = [
  {
    measure: 'goal_with',
    needs: [
      'if i,what if,by saving,saving,with,suppose i,say i',
      'save,saved,put,putting,saving,set aside,put away,add,contribute,stash,sock away,throw,give it',
      'when,how long,how soon,how many months,what month,how fast,be ready,would it be,in time,on time,get there,make it,what if i save,what if i only save,what if i put,what happens',
      A_MONTH,
    ],
    may: `${ASKED} ${GOAL_WORDS} if what save saved saving put putting set aside away add contribute stash sock throw give into toward towards at every each per a month monthly when long soon many months fast would then take takes have it until till there time on make happens only just will go`,
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
      'be full,be reached,be funded,full,make it,on time,in time,on track,ready,realistic,reach,get there,have the money,have enough,meet,hit,achievable,doable,possible,enough for,afford,go to,done',
      'will,am i,is,can,are,going to,still,when',
    ],
    may: `${ASKED} ${GOAL_WORDS} make time track ready realistic enough meet achievable doable possible still will able have the by before at pace rate going afford go saved when able making it ever actually full reached funded be`,
    never:
      'how much,if i,spend,spent,a month,week,should,cost,did,was,budget,many,balance,today,checking,pay off',
    names: 'goals',
    isNamed: true,
    times: 'ahead',
  },
  {
    measure: 'goals',
    needs: ['how much,what', A_MONTH, 'on time,in time,on track,by its date,make it'],
    may: `${ASKED} ${GOAL_WORDS} how much a per each every month monthly on time track make it its date need have save put set aside be`,
    never: 'did,spend,spent,week,year',
    names: 'goals',
    isNamed: true,
  },
  {
    measure: 'goals',
    needs: ['how much,what', A_MONTH, 'by,before,until,till'],
    may: `${ASKED} ${GOAL_WORDS} how much a per each every month monthly by before until till want need have save put would should take set aside away`,
    never: 'did,spend,spent,week,year',
    names: 'goals',
    isNamed: true,
    isDated: true,
    times: 'ahead',
  },
  {
    ...SAVED_BY_A_DAY,
    needs: ['how much,what,monthly', A_MONTH, 'by,before,in time for,until'],
  },
  {
    ...SAVED_BY_A_DAY,
    needs: ['how much,what,weekly', A_WEEK, 'by,before,in time for,until'],
    split: 'week',
  },
  {
    ...SAVED_BY_A_DAY,
    needs: [
      'can i,could i,realistic,possible,doable,feasible,reasonable,able to,want,need,like to,trying to,hoping to,plan to,goal',
      'save,saved,saving,save up,put away,put aside,set aside,have saved,stash,need,want',
      'by,before,in time for,until',
    ],
    never: `${NOT_SAVED_BY},${A_MONTH},${A_WEEK}`,
  },
  {
    measure: 'save_by',
    needs: [
      'how much,what',
      'save,saving,put away,set aside,put aside,stash,sock away,have to save,is that',
      A_MONTH,
      'by,before,in,to have,to get,to reach,to save,need,want',
    ],
    may: `${ASKED} how much save saving put away set aside stash sock need have get reach want would should must a per each every month monthly by before in time until till end up with buy pay saved cash money start total`,
    never:
      'did,spend,spent,week,weekly,paycheck,day,retire,retirement,debt,if i save,at this rate,afford,emergency,interest,year ago,pay off',
    number: 'amount',
    isDated: true,
    isOfThing: true,
    times: 'ahead',
  },
  {
    measure: 'goals',
    needs: ['behind,short,how far,status,progress,how close,far off,doing,update'],
    may: `${ASKED} ${GOAL_WORDS} how behind short far status progress close off doing update much from with my on`,
    never: 'did,spend,month,a month,why',
    names: 'goals',
    isNamed: true,
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
