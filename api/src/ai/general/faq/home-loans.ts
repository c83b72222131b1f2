import { CFPB } from '../terms/sources';
import { type Faq, WORTH } from './faq';
import { MORTGAGE_INSURANCE, REVERSE_MORTGAGE } from './legal-ages';

const HOME_LOAN = 'mortgage,mortgages,home loan,house payment,house';

export const HOME_LOANS_FAQ: readonly Faq[] = [
  {
    title: 'Fixed or adjustable rate',
    examples: [
      'should i get an arm or a fixed rate',
      'is an adjustable rate mortgage a good idea',
      'fixed or adjustable mortgage',
    ],
    needs: [
      'arm or,an arm,adjustable,fixed or variable,variable or fixed',
      `fixed,rate,mortgage,${WORTH}`,
    ],
    may: 'should i get an arm or a fixed rate is adjustable variable mortgage good idea better loan right now which house for',
    never: 'my rate,how much,what is an,private',
    isSure: true,
    text: 'A fixed rate stays the same to the end, so the payment of principal and interest never changes. An adjustable rate is often lower at first, for example for five or seven years, and then follows the market up to a cap. It fits those who are sure to sell or pay off before that; for others it is a risk.',
    source: CFPB,
  },
  {
    title: 'Borrowing against a home',
    examples: [
      'how does a home equity loan work',
      'heloc or home equity loan',
      'is a heloc a good idea',
      'what is a reverse mortgage',
      'should i use a heloc to pay off credit cards',
    ],
    needs: [
      'home equity loan,home equity loans,heloc,helocs,reverse mortgage,reverse mortgages,borrow against my house,borrow against the house,borrow against my home',
    ],
    may: 'how does a work or is good bad idea what should i use to pay off credit cards card debt remodel kitchen can my the on house home with do safe for retirees seniors which better and it difference vs get take out right now roof',
    never: 'how much,my rate,rate could,qualify,approved',
    isSure: true,
    text: 'A home equity loan pays one sum at a fixed rate, and a line of credit (HELOC) can be drawn on again and again at a variable rate. The house secures both, so it can be lost if they are not paid; using them for card debt lowers the rate and raises that risk. A reverse mortgage, which has an age limit, pays out and is repaid when the house is sold or left; its costs are high.',
    source: CFPB,
    figures: [REVERSE_MORTGAGE],
    also: ['What is my home equity?'],
  },
  {
    title: 'Points on a mortgage',
    examples: [
      'what are points on a mortgage and are they worth it',
      'should i buy points',
      'is it worth paying points on a refi',
    ],
    needs: [
      'points,point,buydown',
      `mortgage,loan,refi,refinance,house,home loan,buy points,buy,pay points,paying points,rate,${WORTH}`,
    ],
    may: 'what are on a and they worth it should buy paying pay is to the down discount do how work when my get lower rate',
    never: 'credit score,my score,rewards,card,cards,airline',
    isSure: true,
    text: 'Points are paid at the start of a mortgage for a lower rate; one point is 1% of the loan. They pay off if the loan is kept long enough: the price divided by what is saved each month is the number of months until then. Those who sell or refinance earlier lose on them.',
    source: CFPB,
  },
  {
    title: 'When refinancing pays',
    examples: [
      'how much does it cost to refinance a mortgage',
      'is a cash out refinance a good idea',
    ],
    needs: [
      'refinance,refinancing,refi,refis,cash out refinance',
      'when,how does,how do,cost,costs,cash out,make sense,worth,what',
    ],
    may: `when does it make sense to how much cost costs a my mortgage house car loan student loans work is cash out good idea closing should break even worth lower rate now rates what home if drop`,
    never: 'did i,my payment be',
    text: 'Refinancing replaces a loan by a new one. It pays if the costs, often some percent of the loan, are less than the interest that it saves while the loan is kept: the costs divided by the saving of a month give the months until then. A longer term lowers the payment but can cost more interest in all. Taking cash out makes the debt larger, and the house secures it.',
    source: CFPB,
    also: ['How much interest do I pay?'],
  },
  {
    title: 'Why an escrow payment changes',
    examples: [
      'why did my escrow go up',
      'why did my mortgage payment go up',
      'why is my house payment higher if i have a fixed rate',
      'what is an escrow shortage',
      'can i get rid of escrow',
    ],
    needs: [
      'escrow,mortgage payment,house payment,mortgage,escrow account',
      'go up,went up,going up,higher,increase,increased,rise,rose,shortage,surplus,get rid of,change,changed,refund,analysis',
      'why,what,how come,can,reason',
    ],
    may: 'did is my the if have fixed rate payment monthly an a of when every year account it does this again keep so loan even though',
    never: 'balance,spending,did i spend,rate go up,rates,pay off,extra,afford',
    isSure: true,
    text: 'A mortgage payment with escrow also collects property tax and insurance. Once a year the servicer compares the account with these bills. If they rose, the payment rises, and a shortage of the past year is added to it, even with a fixed rate. The letter with the analysis shows which of them it was.',
    source: CFPB,
    also: ['How has my mortgage payment changed?'],
  },
  {
    title: 'Mortgage insurance (PMI)',
    examples: ['how do i get rid of pmi', 'when does pmi go away', 'do i have to pay pmi'],
    needs: ['pmi,mortgage insurance,mip'],
    may: 'how do get rid of when does go away have to pay can stop drop remove off my cancel is on fha loan what why am paying still',
    never: 'how much,spent',
    isSure: true,
    text: 'On most loans a borrower can ask for it to end once the balance is well below the home’s original value, and the servicer has to end it somewhat later if payments are current. A new appraisal can help if the home gained value. Most FHA loans with a small down payment keep it for the whole term.',
    source: CFPB,
    figures: [MORTGAGE_INSURANCE],
  },
  {
    title: 'Paying off a mortgage early',
    examples: [
      'what happens if i pay an extra mortgage payment a year',
      'do biweekly mortgage payments help',
      'is there a penalty for paying off my mortgage early',
      'how do i pay extra toward principal',
    ],
    needs: [
      'biweekly,bi weekly,extra mortgage payment,extra payment a year,prepayment penalty,penalty for paying off,extra toward principal,extra to principal,extra principal,recast,13th payment',
    ],
    may: 'what happens if i pay an a year do mortgage payments help is there for paying off my early how toward house loan car each worth it on good idea make one',
    never: '$,how much,when',
    text: 'What is paid beyond the due amount lowers the principal, so the loan ends sooner and costs less interest. It should be marked as a payment to principal. Paying half every two weeks makes one more payment in a year. Few loans have a penalty for it; the contract says so. A recast keeps the end and lowers the payment after a large sum.',
    source: CFPB,
  },
  {
    title: 'Buying a home',
    examples: [
      'do i need 20 percent down',
      '15 or 30 year mortgage',
      'what credit score do i need to buy a house',
    ],
    needs: [
      '20 percent down,percent down,down payment do,closing costs,rent or buy,buy or rent,15 or 30,15 year,30 year,score do i need to buy,first time home buyer,first time buyer',
    ],
    may: `how much down payment do i need for a house home what are is it better to or year mortgage credit score buy the vs versus first time fixed adjustable rate arm which should get worth programs have on percent ${HOME_LOAN.replaceAll(',', ' ')} #`,
    never: 'my goal,saved,save a month,on track,can i afford',
    text: 'With less than 20% down, most loans need mortgage insurance; FHA loans begin at 3.5%, and VA and USDA loans can begin at nothing. Closing costs are often 2% to 5% of the loan. A 15-year loan has a higher payment, a lower rate, and much less interest than a 30-year one. Buying tends to pay only for those who stay several years.',
    source: CFPB,
  },
];
