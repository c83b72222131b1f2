import { BUDGETS, GOALS } from './budget-and-goal-forms';
import { A_MONTH, ASKED, type FormText } from './form';

const BOUGHT =
  'new car truck house home place apartment rent lease gym trainer payment payments note bill plan phone loan mortgage insurance membership subscription bigger better nicer another more extra';

const WEALTH: readonly FormText[] = [
  {
    measure: 'wealth_parts',
    needs: [
      'wealth,net worth,what i own,what i have,my stuff,assets,all my money,my money,everything i have,everything i own,all of my money,all the money',
      'cash,investments,invested,house,home,property,retirement,liquid,real estate,illiquid,401k,brokerage,savings',
      'how much of,what percent,what percentage,what share,what part,is all,is most,tied up,locked up,are all,are most,divided,split,made up,sitting in,stuck in,percent of',
    ],
    may: `${ASKED} wealth net worth own assets stuff money everything have cash investments invested house home property retirement liquid real estate illiquid savings brokerage 401k much percent percentage % share part all most tied locked up divided split made sitting stuck just too heavily versus between`,
    never: 'did,spend,spent,month,put,should,goes,go,risk,lose,save,make,stock,stocks,bonds',
    names: 'owned',
  },
  {
    measure: 'net_worth',
    needs: [
      'more debts,more debt,owe more,more assets,own more,assets more,assets exceed,more in assets,assets outweigh,assets bigger',
      'than,exceed,outweigh',
      'assets,own,debts,debt,owe,liabilities',
    ],
    may: `${ASKED} more assets own exceed outweigh than debts debt owe liabilities have i bigger or`,
    never: 'did,month,year,last,car,house,card,student',
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

const ON_HAND: readonly FormText[] = [
  {
    measure: 'investment_gain',
    needs: [
      'making money,losing money,make money,lost money,made money,lose money,growing,in the green,in the red,making me money,profitable',
      'investments,investment,portfolio,stocks,brokerage,401k,vanguard,ira,funds',
    ],
    may: `${ASKED} making losing make lost made lose money growing green red me investments investment portfolio stocks brokerage funds account accounts profitable even actually any`,
    never: 'should,why,much should,month,year,today',
    names: 'investments',
  },
  {
    measure: 'net_worth',
    needs: [
      'what am i worth,how much am i worth,am i worth anything,what would i be worth,what are i worth,how much are i worth,what i am worth,what is i worth',
    ],
    may: `${ASKED} worth on paper total altogether really right now these days financially much all in anything today everything every thing counted counting count included including with house home loan mortgage debt debts cards too both ok everyone family together`,
    never: 'was,last,ago,without',
  },
  {
    measure: 'net_worth',
    needs: [
      'is mine,are mine,actually mine,really mine,truly mine,actually ours,really ours,is ours,actually own,really own,truly own,would be left,is left',
      'after debts,after debt,after my debts,after the debts,after all debts,minus debts,minus debt,minus what i owe,after what i owe,after loans,once debts are paid,after paying all debts,after i pay all debts,net of debt,net of debts',
    ],
    may: `${ASKED} how much of what have has got actually really truly mine ours own left after minus debt debts owe loans paid paying all net money total everything worth once are would`,
    never: 'month,did,spend,spent,income,bills,paycheck',
  },
  {
    measure: 'cash',
    needs: [
      'touch,get my hands on,liquid,access quickly,get at,access right away,use right now,pull out',
      'how much,what',
    ],
    may: `${ASKED} touch get hands on liquid access quickly at right away use now pull out have money of much tomorrow today cash own savings quick emergency in an`,
    never: 'retirement,401k,invest,percent,share,part',
  },
];

const PRICES: readonly FormText[] = [
  {
    measure: 'monthly_room',
    needs: [
      'left in a usual month,left in a normal month,left over in a usual month,left over in a typical month,left over in a normal month,left in a typical month,left in an average month,left over in an average month,left over each month,left over a month,left over every month,left at the end of each month',
    ],
    may: `${ASKED} how much have usually normally typically after all bills money over left`,
    never: 'did,last,budget,category',
  },
  {
    measure: 'monthly_room',
    needs: [
      'how much can i,how much could i,how much am i able to,how much would i be able to,how much money can i,how much money could i,how much is it possible to,what can i,what could i',
      'save,put away,set aside,put aside,stash,sock away,put into savings,save up',
      A_MONTH,
    ],
    may: `${ASKED} how much money able possible save put away set aside into savings stash sock up a per each every month monthly realistically really comfortably safely reasonably usually probably at most max maximum if tried actually`,
    never:
      'did,have i,last,year,by cutting,if i cut,instead,without,goal,interest,tax,taxes,on groceries,dining,hsa,ira,401k,529',
  },
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
      'afford,can i get a,can i get an,could i get a,can i get some,can i get new,to spare for,can i buy,could i buy,splurge,safe to buy,can i cover,could i cover,can i spend,could i spend,am i ok to,am i okay to,crazy,doable,can i do,can i drop,can i pay for,ok if i spend,okay if i spend,ok to spend,okay to spend,have enough for,have enough to buy,enough to get,alright if i spend,fine if i spend,all right to spend,safe to spend,swing,ok if i buy,okay if i buy,ok if i get,treat myself to',
    ],
    may: `${ASKED} afford ok okay alright fine spend enough swing buy get treat myself before till until payday paycheck my next the a on for have take go going without dollars buck right cover spare splurge safe crazy doable do drop pay send out tonight weekend`,
    never:
      'a month,per month,each month,every month,monthly,a week,per week,weekly,a year,per year,how much,down payment,pay off,debt,save,did,each,every,daily,first,back,refund,interest,rate,increase,increases,raising,raises,raised,goes up,going up,go up,went up,rises,rise,hike,credit,limit,budget,score,to retire,with,in full,loan,payment,retire,bill,minimum,if i lose',
    number: 'amount',
    isOfThing: true,
    times: 'ahead',
  },
];

const RISEN =
  'went up,goes up,go up,going up,increases,increased,increasing,increase,were raised,gets raised,rises,rise,was raised,raised,raises,raising,hike,hikes,bump,jumps,jumped,more expensive';

const RISES: readonly FormText[] = [
  {
    measure: 'monthly_room',
    needs: [
      RISEN,
      'if,what if,suppose,what happens,can i,could i,will i,would i,am i,how does,how would,how will,is that,would a,will a,be a problem',
    ],
    may: `${ASKED} ${BOUGHT} went goes go going up increases increased increasing increase raised gets raises raising rises rise hike hikes bump jumps jumped expensive were was by if ok okay afford fine survive manage handle absorb take cover alright happens still a month monthly each every per make happen then affect change rate rates price prices bill suppose problem an could would will`,
    never:
      'year,percent,%,interest rate,income,pay,salary,score,down,when,did,my rate,apr,credit,limit,net worth,savings,debt,balance',
    number: 'amount',
    names: 'bills',
    isOfThing: true,
  },
];

const AHEAD: readonly FormText[] = [
  {
    measure: 'expected_balance',
    needs: [
      'last,last me,hold out,be enough,get me through,make it,enough',
      'till the end of the month,until the end of the month,through the end of the month,to the end of the month,till end of month,until end of month,through the month,till the 1st,through this month,the rest of the month,to the end of month,to month end',
      'my money,money,my checking,checking,i,cash',
    ],
    may: `${ASKED} last hold out enough get through make it till until end month rest money checking cash have this now left over going`,
    never:
      'budget,goal,how much,spend,bought,last month,last week,groceries,retire,bill,bills,save',
    order: 'least',
    times: 'ahead',
  },
  {
    measure: 'expected_balance',
    needs: [
      'will i have,going to have,in the bank,in checking,in my checking,in savings,in my account,left in,balance be,be in my,be in',
      'on,by,before,till,until,after,in',
    ],
    may: `${ASKED} how much have going bank checking savings account left balance be by before till until after money around about expect expected there still at least`,
    never:
      'spend,spent,did,goal,paid off,owe,year,retire,years,down payment,save,saved,had,was,bonus,emergency,bill,due,if i',
    number: 'price',
    names: 'debts_and_cash',
    isDated: true,
    times: 'ahead',
  },
];

const MONTHS_OF = `${ASKED} month months worth expenses expense spending bills living savings saved saving save have had emergency emergencies rainy day cushion safety net fund reserve set aside put away covered cover covers coverage last lasts enough without pay income work job paycheck paychecks money total how much more big large size need needed needs full for survive could would at least left over get having any no us family lost lose losing`;

const SAVED: readonly FormText[] = [
  {
    measure: 'emergency_fund',
    needs: [
      'month,months',
      'emergency fund,emergency savings,emergency,rainy day,cushion,safety net,savings,saved,of expenses,of spending,of bills,of living,expenses,without pay,without income,without a paycheck,without work,without a job,no income,lost my job,lose my job',
      'enough,have,cover,covers,covered,last,how much,need,survive,would,is',
    ],
    may: MONTHS_OF,
    never:
      'spend,spent,did,last month,next month,this month,past,ago,per month,a month,each month,every month,if i save,average,pay off,goal,invest,income in,made,earned,interest',
    number: 'months',
  },
  {
    measure: 'emergency_fund',
    needs: [
      'got fired,get fired,lost my job,lose my job,got laid off,get laid off,paychecks stopped,paycheck stopped,income stopped,pay stopped,checks stopped,money stopped coming,lost my income,without a paycheck,without pay,no money coming in,paychecks stop,paycheck stops,income stops,stopped getting paid,stop getting paid',
      'how long,how many,last,go,survive,make it',
    ],
    may: `${ASKED} paychecks paycheck income pay checks money stopped stop stops coming lost without no getting paid how long many months weeks last go survive make could today tomorrow savings on weeks fired lose job get got laid off bills pay`,
    never: 'retirement,retire,spend,spent',
  },
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
  ...ON_HAND,
  ...BUDGETS,
  ...GOALS,
  ...PRICES,
  ...RISES,
  ...AHEAD,
  ...SAVED,
];
