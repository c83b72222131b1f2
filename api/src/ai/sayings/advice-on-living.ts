import { type Saying, WHETHER } from './saying';

const NOT_ADVICE = 'This is information, not advice.';
const FUND = 'How long would my emergency fund last?';
const ROOM = 'How much is left in a usual month?';
const SHARE = 'What percentage of my income goes to debt?';

/** These ask whether a way of living, a thing, or a plan is the right one. */
export const LIVING: readonly Saying[] = [
  {
    examples: [
      'how much house can i afford',
      'how much rent can i afford',
      'whats the most i can spend on a car payment',
      'how big a mortgage can i handle',
    ],
    needs: [
      'how much is too much,how much,how big,how expensive,what is the most,the most i can,max i can,maximum',
      'house,home,rent,mortgage,car,car payment,apartment,truck,place,house payment',
      'is too much for,can i afford,could i afford,i can spend,i can handle,i can pay,can i spend,can i handle,can i pay,should i spend,i afford',
    ],
    may: 'of a an new on payment price realistically a month monthly each per buy for car house home rent mortgage the most can',
    never: 'left,this month,owe,groceries,have i,did,worth,equity,minimum',
    isSure: true,
    says: `A rule of thumb is at most 30% of the income before tax for housing, and 36% for the payments of all debts. ${NOT_ADVICE}`,
    also: [ROOM, SHARE],
    label: 'Open your cash flow',
    href: '/cashflow',
  },
  {
    examples: [
      'can i quit my job',
      'could we live on just my paycheck',
      'can we afford to have a baby',
      'can i afford to go back to school',
      'if i went part time would i be ok',
    ],
    needs: [
      'quit my job,leave my job,quit work,one income,one paycheck,one salary,just my paycheck,only my paycheck,just my salary,just my income,my paycheck alone,my paycheck only,go part time,went part time,part time,have a baby,having a baby,have kids,another baby,another kid,have a kid,back to school,go to college,maternity leave,stay home,stay at home,take a year off,start a business,get married,get divorced,divorce',
    ],
    may: 'can could afford to live on if would i be ok okay do have enough we the will for is it my me with kids take start money without working go survive make it alone',
    never:
      'how long,when can i retire,how many,lost my job,spend,cost,did,social security,medicare,tax,taxes,ira,401k,insurance,benefits',
    isSure: true,
    says: `It depends on what would come in and go out then, and your data knows only how it is now. ${NOT_ADVICE}`,
    also: [ROOM, FUND],
    label: 'Try a change in What If',
    href: '/what-if',
  },
  {
    examples: [
      'buy or lease a car',
      'is now a good time to buy a house',
      'is it time to sell the honda',
      'should we rent or buy',
      'new car or used',
    ],
    needs: [
      'lease,leasing,rent or buy,buy or rent,buying a house,buy a house,buy a home,buying a home,buy a car,buying a car,new car or used,used car,new or used,sell the car,sell my car,sell the house,sell my house,sell the,trade in,downsize,move to a smaller,sell my home',
      `${WHETHER},or`,
    ],
    may: 'car truck house home buy buying rent renting lease leasing new used sell selling trade in smaller bigger place apartment condo move to this year next one honda and',
    never: 'how much,when,stock,stocks,shares,goal,vanguard,if i sell,if i sold,$',
    isSure: true,
    says: `It depends on prices and on what a lender offers, which your data cannot know. It shows what is left in a usual month. ${NOT_ADVICE}`,
    also: [ROOM],
    label: 'Try a change in What If',
    href: '/what-if',
  },
  {
    examples: [
      'should i cancel netflix',
      'is planet fitness worth keeping',
      'should we drop spotify',
    ],
    needs: [
      'cancel,drop,get rid of,keep,keeping,worth it,worth keeping,worth paying,quit,ditch,dump',
      WHETHER,
    ],
    may: 'subscription membership my the gym paying for it anymore what i pay',
    never: 'how much,card,how do i,how can i,which,loan,account,job,save,house,goal',
    isNamed: true,
    says: `Only you know what it is worth to you. This is what it costs. ${NOT_ADVICE}`,
    also: ['How much did I spend at {name} this year?'],
    label: 'Open your cash flow',
    href: '/cashflow',
  },
  {
    examples: [
      'should i sell my vanguard',
      'should i move my brokerage to bonds',
      'am i too heavy in one thing',
    ],
    needs: [
      'sell,move,rebalance,get out of,pull out of,pull my,cash out,too heavy,too concentrated,too much in one,good investment,bad investment,safe investment,all my eggs,diversify,diversified,switch to',
      'bitcoin,crypto,gold,real estate,vanguard,brokerage,stocks,stock,investments,portfolio,shares,bonds,index fund,one thing,one stock,one basket,fund,funds,401k,ira,investing',
      `${WHETHER},am i,do i have,are my`,
    ],
    may: 'in into to my all out of the market some heavy too much eggs basket enough more',
    never: 'how much,when,mortgage,debt,house',
    says: `Halyard does not judge single investments, and nothing in your figures says how they will do. This is how they are divided. ${NOT_ADVICE}`,
    also: ['How are my investments divided?'],
    label: 'Open your investments',
    href: '/investments',
  },
  {
    examples: ['which goal should i fund first', 'what goal should come first'],
    needs: ['goal,goals', 'first,prioritize,priority,most important', 'which,what,should'],
    may: 'fund save for should i focus on put money into come saving to be my the',
    never: 'how much,when,did',
    says: `What matters most to you comes first; Goals lets you put them in that order. ${NOT_ADVICE}`,
    also: ['How are my goals doing?'],
    label: 'Open your goals',
    href: '/goals',
  },
  {
    examples: ['how much should my emergency fund be', 'should my emergency fund be bigger'],
    needs: [
      'emergency fund,rainy day fund,emergency savings',
      'bigger,larger,smaller,how big,how much should,enough,short,too small,too big,how short',
    ],
    may: 'should be is my the it i have in a how much big short',
    never: 'spend,pay,use,last,put',
    says: `A rule of thumb is three to six months of spending, and more if the income is not regular. ${NOT_ADVICE}`,
    also: [FUND],
    label: 'Open your wealth plan',
    href: '/wealth-plan',
  },
  {
    examples: ['how much should my grocery budget be', 'is my dining budget realistic'],
    needs: [
      'budget,budgets',
      'realistic,reasonable,too low,too high,too small,too tight,should my,should the,should i,fair',
    ],
    may: 'how much be is my for what set at a monthly enough grocery groceries dining out food eating gas shopping month it',
    never: 'spend on,did,left,over,when,raise my,how do i',
    isNamed: true,
    says: `A budget that holds is near what you really spend. This is what was usual. ${NOT_ADVICE}`,
    also: [
      'What do I spend on {name} a month on average?',
      'How often was I over my {name} budget this year?',
    ],
    label: 'Open your budget',
    href: '/budget',
  },
];
