import { LIVING } from './advice-on-living';
import { type Saying, WHETHER } from './saying';

const DEBT_WORDS =
  'debt debts card cards credit loan loans mortgage house home car student balance balances bill off down pay paying payments payment';
const NOT_ADVICE = 'This is information, not advice.';
const RATES = 'How much interest do I pay?';
const FIRST = 'Should I pay off debt or invest?';
const FUND = 'How long would my emergency fund last?';

const BORROWING: readonly Saying[] = [
  {
    examples: [
      'should i consolidate my credit cards with a personal loan',
      'should i do a balance transfer',
      'is a consolidation loan a good idea',
    ],
    needs: [
      'personal loan,consolidation loan,consolidate,consolidating,consolidation,balance transfer,transferring my,transferring the,transfer my balance,transfer the balance,transfer card,debt relief,loan to pay,heloc to pay,roll my cards',
      WHETHER,
    ],
    may: `${DEBT_WORDS} all one into onto 0 percent apr with to take out them single lower rate`,
    never: 'how much,when,what is a',
    says: `It saves money only if the new rate and its fees are below what you pay now, and a lender sets both. ${NOT_ADVICE}`,
    also: [RATES],
    label: 'Open your liabilities',
    href: '/liabilities',
  },
  {
    examples: ['should i refinance the mortgage', 'is it worth refinancing my car'],
    needs: [
      'refinance,refinancing,refi,better rate,better mortgage rate,lower rate,lower mortgage rate,lower interest rate,cheaper rate',
      WHETHER,
    ],
    may: `${DEBT_WORDS} rates rate lower drop dropped now`,
    never: 'how much,what is a',
    says: `It saves money only if the new rate and its fees are below what you pay now, and a lender sets both. ${NOT_ADVICE}`,
    also: [RATES],
    label: 'Open your liabilities',
    href: '/liabilities',
  },
  {
    examples: [
      'should i close my amex',
      'should i get another credit card',
      'will it hurt if i cancel a card',
    ],
    needs: [
      'close,closing,cancel,cancelling,canceling,get rid of,open,get another,get a new,apply for,another,cut up,hurt',
      'card,cards,credit card,amex,visa,mastercard,discover,chase,store card',
      `${WHETHER},hurt,bad`,
    ],
    may: 'my credit score one account line of used unused old a new the too',
    never: 'how much,when,pay off,payment,personal loan,netflix,subscription',
    says: `Fewer cards mean lower limits, so the share of them that you use rises; a new card does the opposite. What a credit bureau makes of it is not in your data. ${NOT_ADVICE}`,
    also: ['What is my credit utilization?'],
    label: 'Open your liabilities',
    href: '/liabilities',
  },
  {
    examples: ['can i stop paying the student loan for a bit', 'should i defer my loans'],
    needs: [
      'stop paying,pause,pausing,defer,deferment,forbearance,skip a payment,skip payments,skip my,take a break from paying',
      'loan,loans,mortgage,card,car,student,debt,debts',
      `${WHETHER},can i,what happens if,how do i`,
    ],
    may: `${DEBT_WORDS} for month months next this happens`,
    never: 'how much,when',
    says: 'Your data cannot tell this: only the lender decides whether payments may stop, and interest can go on meanwhile.',
    also: ['How much of my loan payments is interest?'],
    label: 'Open your liabilities',
    href: '/liabilities',
  },
];

const DEBT_OR_MORE: readonly Saying[] = [
  {
    examples: [
      'should i use my emergency fund to kill the chase bill',
      'is it smart to pay off the card with my savings',
      'should i dip into savings to pay the car off',
    ],
    needs: [
      'savings,emergency fund,emergency savings,rainy day fund,emergency money,cash,nest egg',
      'pay,pay off,paying off,kill,clear,wipe out,pay down,knock out,use,dip into,drain,empty',
      'card,cards,credit card,debt,debts,loan,loans,mortgage,chase,amex,car,bill,visa,house',
      WHETHER,
    ],
    may: `${DEBT_WORDS} all of some entire whole with from using into`,
    never: 'how much,when,how long,invest,401k,have enough',
    says: `A rule of thumb is to keep an emergency fund, and to use what is above it for the debt with the highest rate. ${NOT_ADVICE}`,
    also: [FUND, 'Which debt should I pay off first?'],
    label: 'Open your wealth plan',
    href: '/wealth-plan',
  },
  {
    examples: [
      'should i put more in my 401k or pay the cards',
      'should i stop my 401k for a while to pay cards',
      'is it worth maxing out my roth',
    ],
    needs: ['pension,401k,403b,ira,roth,roth ira,retirement,hsa,tsp', WHETHER],
    may: `${DEBT_WORDS} put more less in into up max out maxing increase raise bump stop pause lower contribute contributing contribution contributions save saving add first my to enough money while percent start borrow take from loan cash roll over rollover old account`,
    never:
      'how much,when,retire,how many,can i retire,last,account balance,performing,doing,have enough,on track,what is a,taxes',
    says: `A rule of thumb is to take all that an employer matches first, then to pay off debts with high rates, and then to add more. The match is not in your data. ${NOT_ADVICE}`,
    also: [FIRST],
    label: 'Try a change in What If',
    href: '/what-if',
  },
  {
    examples: [
      'is it smart to pay off my mortgage early',
      'mom says i should pay the house off early, is she right',
      'would i be better off investing or paying the student loan',
      'should i pay off the house or invest',
    ],
    needs: [
      'pay off,paying off,pay down,paying down,pay the,pay my,paying the,paying my,extra,early,prepay,pay extra',
      'mortgage,house,home loan,student loan,student loans,car,car loan,loan,loans,debt,debts,card,cards',
      `invest,investing,stocks,early,mortgage,house,sooner,save,saving,${WHETHER}`,
      WHETHER,
    ],
    may: `${DEBT_WORDS} put it towards toward extra early sooner faster invest investing market stocks index fund instead rather principal money first or have while`,
    never:
      'how much,when,how long,how soon,first,bill due,payment due,can i afford,have enough,checking,month,savings,emergency,avalanche,snowball,price,rent',
    says: `A rule of thumb is to build an emergency fund first, then to pay debts whose rate is above what investing is often reckoned with, and to choose freely below that. ${NOT_ADVICE}`,
    also: [FIRST, RATES],
    label: 'Try a change in What If',
    href: '/what-if',
  },
  {
    examples: [
      'what should i do with my savings',
      'my husband passed in spring, what should i do with the savings, pay the mortgage down?',
      'what do i do with an inheritance',
      'i got a bonus what should i do with it',
    ],
    needs: [
      'what should i do with,what do i do with,what to do with,what can i do with,where should i put,best thing to do with,smartest thing to do with',
      'savings,money,inheritance,bonus,refund,raise,windfall,cash,it,extra',
    ],
    may: `${DEBT_WORDS} husband wife passed died away spring summer fall winter last year got came into from insurance tax leftover all extra left over just retired the in my`,
    never: 'how much,checking,recurring',
    says: `A common order is an emergency fund first, then debts with high rates, and then saving for later. It depends on what you plan. ${NOT_ADVICE}`,
    also: [FUND, 'Which debt should I pay off first?'],
    label: 'Open your wealth plan',
    href: '/wealth-plan',
  },
  {
    examples: [
      'is 60000 in savings too much, should i invest some',
      'should i invest some of my savings',
    ],
    needs: [
      'savings,cash,checking,the bank,emergency fund',
      'too much,too little,more than enough,more than i need,invest some,invest part,invest it,invest the rest,invest my,sitting idle,sitting there,doing nothing',
      `${WHETHER},do i have,am i,have i got`,
    ],
    may: 'in my of the some part rest all money keep keeping sitting idle there just have got am i too much little more than enough need invest investing it # account',
    never: 'how much,spend,spent,debt,card,loan,mortgage,401k,when,last,month,fees,pay',
    says: `A rule of thumb is to keep three to six months of spending within reach, and to consider investing what is above it and not needed for some years. ${NOT_ADVICE}`,
    also: [FUND, 'How much cash do I have?'],
    label: 'Open your wealth plan',
    href: '/wealth-plan',
  },
  {
    examples: [
      'should i move my savings into a high yield account',
      'is a cd better for my savings',
      'is it better to keep cash in savings or a cd',
    ],
    needs: [
      'high yield,hysa,high interest,better savings,cd,cds,money market,treasury,t bills,i bonds,another bank,different bank,online bank',
      WHETHER,
    ],
    may: 'move moving put savings saving money my account in into to switch a account rate banks keep some of the high yield interest emergency fund cash',
    never: 'how much did,card,loan,rate on my',
    says: `It pays if the new rate is above what your savings earn now, and if you can reach the money when you need it: a CD fixes its rate for a term and costs a penalty if it is ended early. What banks offer is not in your data. ${NOT_ADVICE}`,
    also: ['How much interest income did I get this year?'],
    label: 'Open your accounts',
    href: '/accounts',
  },
];

/** Advice is one rule of thumb beside the user's own figures. */
export const ADVICE: readonly Saying[] = [...BORROWING, ...DEBT_OR_MORE, ...LIVING];
