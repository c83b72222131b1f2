import { type FormText, MONTHLY, MORE, WHAT_IF } from './form';
import { WITHDRAWALS } from './withdrawal-forms';

const RETIRE = 'retire,retiring,retirement,retired,stop working,quit working,leave work for good';
const IN_OLD_AGE =
  'in retirement,during retirement,through retirement,throughout retirement,for retirement,retirement,when i retire,after i retire,once i retire,if i retire,in old age,my whole life,rest of my life,my lifetime,for life,until i die,till i die,before i die,ever';
const MONEY =
  'money,savings,nest egg,retirement savings,retirement money,investments,portfolio,funds,wealth,retirement accounts,401k';

const RETIREMENT: readonly FormText[] = [
  {
    measure: 'retirement_age',
    needs: [RETIRE, 'on track,on pace,on course', 'at,by age,at age,when i am'],
    may: 'on track pace course to at age when am for by',
    never: 'how much,did,should',
    number: 'age',
  },
  {
    measure: 'retirement_age',
    needs: [
      RETIRE,
      'when,how soon,how early,what age,which age,how old,can i,could i,may i,able to,afford to,ready,enough,earliest,soonest,how long until,how long till,how long before,years until,years till,years before,how close,how far,what if,what happens if,possible,what year,which year',
    ],
    may: 'on track pace course when age ages at old soon sooner soonest early earlier earliest from until till before years year long afford ready enough realistically comfortably safely possible if savings saved save money close work working by retire retirement retired retiring finally ever financially will',
    never: 'how much,did,should,was,were,who,saved for,account,accounts',
    number: 'age',
  },
  {
    measure: 'retirement_age',
    needs: [RETIRE, 'when,how soon,what if,if', `${MONEY},last`],
    may: 'last lasts enough at age will would money savings how long if retire',
    never: 'how much,did,should',
    number: 'age',
  },
  {
    measure: 'money_lasts',
    needs: [MONEY, 'last,lasts,hold out,be enough,suffice'],
    may: `will would going long enough through throughout for retirement retire after ever lifetime life rest old age me forever`,
    never:
      'how long,how much,how many,if,without,job,month,week,year,until,till,paycheck,payday,last year,last month,my last',
  },
  {
    measure: 'money_lasts',
    needs: [MONEY, 'last,lasts,hold out,be enough,suffice,stretch', IN_OLD_AGE],
    may: 'will would going long enough through throughout how after me',
    never: 'how much,how many,without,job,should,month,last year,last month',
  },
  {
    measure: 'money_lasts',
    needs: [
      'ok in retirement,okay in retirement,fine in retirement,comfortable in retirement,set for retirement,ready for retirement,outlive my money,outlive my savings,outlive my nest egg,run out of money in retirement,run out of savings in retirement,run out of money during retirement,run out of money when i retire,run out of money after i retire,run out of money before i die,ever run out of money,go broke in retirement,money run out in retirement',
    ],
    may: 'will would going ever chance chances odds likely likelihood risk',
    never: 'should,job',
  },
  {
    measure: 'money_lasts',
    needs: [
      'retirement,retire,401k,403b,ira',
      'on track,saving enough,save enough,saved enough,putting enough,put enough,putting in enough,contributing enough,contribute enough,enough in,enough into,enough saved,enough money,enough savings,chance,chances,odds,likelihood,look,looking',
    ],
    may: 'on track saving putting put contributing contribute enough in into for my the to success plan will would',
    never: 'how much,how long,should,when,account,accounts,budget',
  },
];

const PROTECTION: readonly FormText[] = [
  {
    measure: 'life_cover',
    needs: [
      'life insurance,life cover,life coverage,life policy,life policies,death benefit,insurance,coverage,insured,policies cover',
      'enough,adequate,adequately,sufficient,sufficiently,properly,need,needed,short,gap,should i have,do i need,too little',
    ],
    number: 'years',
    may: 'two three four small young enough adequate adequately sufficient sufficiently properly need needed family kids children spouse wife husband if i die died happened cover covers covered life more by short is under be policy policies insurance amount should',
    never: 'did,pay,paid,cost,costs,premium,premiums,spend,spent,budget,when,afford,year,years',
  },
  {
    measure: 'life_cover',
    needs: [
      'am i covered,are i covered,i am covered,is my family covered,are my kids covered,are my children covered,is my family protected,are my kids protected,are my children protected,am i protected,underinsured,under insured,protection gap,coverage gap,gap in my coverage,gap in my cover,insurance gap,am i insured enough,am i well insured,am i well covered',
    ],
    may: 'enough well properly fully adequately sufficiently life insurance die died if i dies gap protected covered big large',
    never: 'did,pay,paid',
  },
  {
    measure: 'life_cover',
    needs: [
      'my family,my kids,my children,my wife,my husband,my spouse,my partner,my loved ones,they',
      'if i die,if i died,if i were to die,when i die,without me,if i was gone,if i were gone,if i pass away,if i passed away,if something happened to me,if anything happened to me,if something happens to me',
    ],
    may: 'would will be ok okay alright fine taken care enough need needs have cope manage covered protected live lack financially money',
    never: 'did,without me for',
  },
];

const WHAT_IFS: readonly FormText[] = [
  {
    measure: 'extra_payment',
    needs: [WHAT_IF, 'pay,paid,paying,put,putting,throw,add,added,send,payment', MORE],
    may: `${MONTHLY} pay paid payment payments toward towards on to debt debts loans if was were would will happens change than now down off principal balance extra another an`,
    never:
      'did,rent,less,once,one time,onetime,lump sum,right now,today,tomorrow,this month only,bonus,windfall,year,yearly,week,weekly,should,save,savings,debt free,when,done,how long,how soon',
    number: 'amount',
    names: 'debts',
  },
  {
    measure: 'extra_saving',
    needs: [
      WHAT_IF,
      'save,saved,saving,invest,invested,investing,put away,put aside,set aside,put in savings,put into savings,contribute,contributed,contributing,stash',
      MORE,
    ],
    may: `${MONTHLY} if was were would will happens change for retirement toward towards savings than now extra`,
    never: 'did,less,once,one time,year,yearly,week,weekly,should,last,goal',
    number: 'amount',
  },
];

const INVESTED =
  'investments,investment,investing,portfolio,brokerage,stocks,holdings,investment accounts,investment account,retirement account,retirement accounts,401k,ira,roth ira,brokerage account,accounts,funds';

const WORTH = 'net worth,worth,wealth,wealthy,rich,money,have,savings';

const OTHERS: readonly FormText[] = [
  {
    measure: 'investment_return',
    needs: ['rate of return,my return,my returns', 'what,how'],
    may: 'rate of return returns have been good so far total overall annual yearly average',
    never: 'tax,taxes,should,expect,expected,expecting,will,file,filing,refund,store,purchase',
  },
  {
    measure: 'future_worth',
    needs: [
      WORTH,
      'in,after,years from now',
      'years,years from now,decades,decade',
      'will,would,going to,net worth in,be worth,grow,projected,expect',
    ],
    may: 'net worth will would be have going to grow much money wealth savings projected expect expected years from now time if keep saving like this at current rate',
    never:
      'last,ago,past,did,was,retire,retirement,checking,debt,owe,bill,bills,paid off,pay,since,over the',
    number: 'years',
  },
  {
    measure: 'investment_return',
    needs: [
      'return,returned,returns,rate of return,perform,performed,performance,money weighted,time weighted',
      INVESTED,
    ],
    may: 'return returns returned rate percent % time weighted money since beginning inception ever get got gotten make made on from for by perform performed performance my account accounts investment investments earned',
    never:
      'tax,taxes,should,expect,expected,expecting,will,average,best,worst,s&p,market,versus,compared,than,return to,file,filing,refund',
    names: 'investments',
  },
  {
    measure: 'social_security',
    needs: [
      'social security',
      'will i get,will i receive,will i be getting,will my,will be my,would i get,would i receive,would my,would be my,going to get,going to be,going to receive,can i expect,should i expect,expect,expected,estimate,estimated,projected,projection,entitled,eligible for,at 62,at 63,at 64,at 65,at 66,at 67,at 68,at 69,at 70,at age,when i retire,if i retire,in retirement,after i retire,claim,claiming,someday,one day,at full retirement age,benefit will,benefit be,check be',
    ],
    may: 'much benefit benefits check checks payment payments monthly month a per each amount at age full retirement retire retired when if early claim claiming take taking wait waiting until till delay delaying start starting be get receive expect expected estimate estimated projected will would going from after old entitled eligible by worth should',
    never:
      'did,when will,when does,when do,when is,arrive,come,coming,next,should i claim,should i take,spouse,wife,husband,last,pay in,pay into,tax,taxes,deposit,deposits,yet',
    number: 'age',
  },
  {
    measure: 'score_steps',
    needs: [
      'score',
      'score up,raise,raises,raised,raising,improve,improves,improved,improving,increase,increases,increasing,boost,boosts,boosting,lift,lifts,better,higher,push up,bring up,go up,get up,up to,reach,get to,take to get,would take,take,hit,help,helps,fix,grow',
    ],
    may: 'raise improve increase boost lift better higher reach up take takes it would will could points point best way ways fast faster fastest quickly financial health steps make made need change go score most',
    never: 'credit,fico,vantage,why,did,went,gone,last,should',
    number: 'score',
  },
  {
    measure: 'tax_estimate',
    needs: [
      'tax,taxes,income tax,income taxes,federal tax,federal taxes,federal income tax,taxation',
      'will i pay,will i be paying,will i have to pay,will my,will be my,would i pay,am i going to pay,going to pay,going to be,am i going to have to pay,expect to pay,can i expect,should i expect,expect,estimate,estimated,projected,tax estimate,will i be taxed,do i owe,will i owe,would i owe,am i going to owe,should i set aside,should i put aside,should i put away,should i save,need to set aside,have to set aside,set aside for,put aside for,will the,have to pay,must i pay,need to pay,on my income',
    ],
    may: 'much pay paying will would be bill income federal a year annual annually yearly per this on my salary wages pay estimate estimated expect expected projected going have taxes tax total in should owe set put aside away save for need',
    never:
      'did,paid,owed,refund,property,sales,state,car,capital gains,gains,bracket,when,spend,spent,budget,last,month,monthly,week,deduct,business,social security,dividends,if,next,quarterly,afford',
    times: 'this_year',
  },
];

/** These are ways to ask about the years ahead, protection, the score, and taxes. */
export const LONG_RUN_FORMS: readonly FormText[] = [
  ...RETIREMENT,
  ...WITHDRAWALS,
  ...PROTECTION,
  ...WHAT_IFS,
  ...OTHERS,
];
