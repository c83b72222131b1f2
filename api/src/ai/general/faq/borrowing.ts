import { CFPB, OWN_WORDS } from '../terms/sources';
import { type Faq, WORTH } from './faq';

export const BORROWING_FAQ: readonly Faq[] = [
  {
    title: 'What helps a credit score',
    examples: [
      'does paying my card off early help my credit score',
      'how do i raise my credit score',
      'what hurts my credit score',
      'what is a good credit score',
      'will checking my credit hurt my score',
      'how long do late payments stay on my credit',
      'why did my credit score drop',
      'does carrying a balance help my credit',
    ],
    needs: [
      'credit score,credit,fico,credit rating,credit report,credit history,my credit,of the limit,of my limit,of its limit,of the credit limit,of my credit limit,utilization',
      'help,helps,raise,build,boost,improve,increase,hurt,hurts,affect,affects,drop,dropped,go down,went down,good,bad,lower,fix,repair,start,establish,matter,matters,a problem,too much,stay on,fall off,how much of,utilization,need to buy,impact,low,high',
    ],
    may: 'does paying my card cards off early score do i what is a will checking closing opening how long late payment payments stay on why did of limit should use carrying balance much credit report new one account before statement loan loans student car mortgage collections debt an get up fast quickly no rent someone history if from for house buy have fico more in full each month every it inquiry years to bad',
    never:
      'financial score,halyard score,my score here,credit card debt,credit for,tax credit,reduce my credit card,how much credit card',
    text: 'A credit score follows mostly from paying on time and from using little of the limits, and then from the age of accounts, the kinds of credit, and new applications. Paying a card before the statement lowers the reported use, and carrying a balance does not help. A late payment stays on the report for seven years and weighs less with time. Checking the own report does not hurt. On the usual scale from 300 to 850, scores from about 670 on are called good.',
    source: CFPB,
    also: ['What is my credit utilization?'],
  },
  {
    title: 'APR and APY',
    examples: ['whats the diff between apr and apy', 'apr vs apy', 'is apr the same as apy'],
    needs: ['apr', 'apy'],
    may: 'whats what is the diff difference between and vs versus same as explain are a mean like my savings card on',
    isSure: true,
    text: 'The APR is what borrowing costs in a year, certain fees included. The APY is what savings earn in a year, interest on interest included. A low APR is good for a loan, and a high APY for savings.',
    source: CFPB,
  },
  {
    title: 'Is an interest rate high',
    examples: [
      'is 22% interest bad',
      'is 7% a good mortgage rate',
      'what is a good interest rate on a car loan',
      'is 4.5 percent good for savings',
      'what is a normal apr for a credit card',
    ],
    needs: [
      'interest,apr,rate,percent,interest rate',
      'bad,good,high,normal,low,reasonable,decent,fair,a lot,terrible,average,typical',
      'is,what,are',
    ],
    may: 'is a for on mortgage car auto loan card credit student savings right now interest rate rates apr percent what these days too pretty really considered my me #',
    never: 'savings rate,how much,my score,credit score,tax rate,idea',
    text: 'Rates move with the market, so a rate is best compared with what lenders offer today for the same kind of loan and credit, which Halyard does not know. As a rule of thumb, cards usually cost around 20% a year, which is high; mortgages, car loans, and federal student loans cost much less. What is paid in full each month costs no interest at any rate.',
    source: OWN_WORDS,
    also: ['How much interest do I pay?'],
  },
  {
    title: 'Which debt first',
    examples: [
      'which debt should i pay off first, the smallest or the highest interest',
      'is it better to pay the smallest debt first',
    ],
    needs: [
      'which debt,smallest debt,smallest,highest interest,highest rate,snowball,avalanche,what order,debts,debt',
      'first,order,snowball,avalanche',
      'pay,paying,snowball,avalanche,tackle,attack',
    ],
    may: 'should off the or better for me is it to what in my one smallest highest interest rate balance debts loan loans card cards whats with big biggest lowest best way',
    never: 'how much,when,due,bill,mortgage first,invest,save',
    text: 'By interest (“avalanche”), the debt with the highest rate comes first, which costs the least. By size (“snowball”), the smallest comes first, so one debt ends soon, which keeps many people going. The minimum of all others is paid meanwhile.',
    source: CFPB,
    also: ['Which debt should I pay off first?'],
  },
  {
    title: 'Carrying a balance and the minimum payment',
    examples: [
      'what happens if i only pay the minimum',
      'what happens if i miss a credit card payment',
      'when does my card charge interest',
      'how does credit card interest work',
      'what happens if i pay my card late',
    ],
    needs: [
      'minimum,credit card interest,card charge interest,miss a credit card payment,miss a payment,missed a payment,card late,late payment,pay late,card interest',
      'what happens,what happens if,how does,when does,bad,only pay',
    ],
    may: 'if i only pay the minimum on my a card credit payment late by one day charge interest work does cards each month just bill loan calculated it get charged mortgage car',
    never: 'how much is,what is my,$,list,cost me,costs me,how much interest,how long,when will',
    isSure: true,
    text: 'With only the minimum, most of it goes to interest, and paying off can take decades. A card charges no interest on purchases if the whole statement is paid by the due date; otherwise interest is reckoned by day on what is open and on new purchases. A late payment costs a fee, and is reported to credit bureaus after 30 days.',
    source: CFPB,
    also: ['What are my minimum payments?'],
  },
  {
    title: 'Consolidating or transferring debts',
    examples: [
      'is debt settlement a scam',
      'what does a credit counselor do',
      'should i file bankruptcy',
      'is debt consolidation bad for credit',
    ],
    needs: [
      'balance transfer,debt settlement,debt relief,credit counselor,credit counseling,credit counselling,bankruptcy,debt consolidation,debt management plan',
    ],
    may: 'how does a work is what do should i file bad for credit good idea companies scam safe legit worth it help with my cards get out of debt chapter and hurt #',
    never: 'personal loan,how much',
    text: 'A balance transfer or a consolidation loan replaces debts by one with a lower rate; it pays if the rate and its fees are lower and nothing new is charged. A nonprofit credit counselor can make a plan with lenders at a low fee. Debt settlement companies charge much, and meanwhile the credit suffers. Bankruptcy is a matter for a lawyer and stays on the report for seven to ten years.',
    source: CFPB,
    also: ['How much interest do I pay?'],
  },
  {
    title: 'Student loans',
    examples: [
      'how does student loan forgiveness work',
      'what is income driven repayment',
      'what is public service loan forgiveness',
    ],
    needs: [
      'forgiveness,income driven,income based repayment,pslf,deferment,forbearance,student loan default,consolidate my student loans',
    ],
    may: 'how does student loan loans work what is repayment public service federal private do i qualify for can get my a plan teachers teacher nurse still difference between and save',
    never: 'how much',
    text: 'Federal loans have plans whose payment follows from income and family size, and what is left after many years can be forgiven. Public service loan forgiveness comes after 120 payments while working for a government or a nonprofit. Refinancing with a private lender gives these rights up. StudentAid.gov has the current plans.',
    source: CFPB,
  },
  {
    title: 'Lending to and signing for others',
    examples: [
      'should i cosign a loan for my son',
      'should i lend money to my brother',
      'is it a bad idea to loan family money',
    ],
    needs: [
      'cosign,cosigning,co sign,lend,lending,loan money,loan my,loan family,loan a friend,lend my',
      `${WORTH},idea,ok,okay,can i,happens`,
    ],
    may: 'should i a loan for my son daughter brother sister kid kids grandson granddaughter friend family money to is it bad good idea ok car apartment mortgage what happens if they dont pay me back an him her',
    never: '$,how much',
    text: 'Someone who cosigns owes the whole debt if the other does not pay, and it counts on their credit report. Money lent to family often does not come back on time, so a rule of thumb is to lend only what one could give away, and to write the terms down.',
    source: CFPB,
    also: ['How much is safe to spend?'],
  },
];
