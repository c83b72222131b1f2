import { combined } from './combine';
import type { Cue } from './cue';

const DOING = 'doing,performing,gained,made,earned,up,down,done';
const INVESTED = 'investments,portfolio,stocks,brokerage,holdings,investment portfolio';

export const WORTH_CUES: readonly Cue[] = [
  [
    'accounts',
    6,
    'largest asset,biggest asset,most valuable asset,largest account,biggest account,smallest account,lowest account,highest account',
  ],
  [
    'investment_gain',
    8,
    `investment gain,investment gains,gains,unrealized gain,unrealized gains,unrealised gains,gain or loss,gains or losses,profit on my investments,profit or loss,investment performance,portfolio performance,${combined('return on,returns on,gain on,gained on,made on,make on,earned on,profit on,up on,down on,lost on', 'my', INVESTED)},${combined('my', INVESTED, DOING)},${combined('are my,is my,have my,has my', INVESTED, DOING)}`,
  ],
  [
    'net_worth',
    7,
    'was i worth,were i worth,total worth,overall worth,net wealth,financial worth,how rich,how wealthy,wealth,rich am i,all my assets minus,assets minus debts,assets minus liabilities,worth overall,worth altogether,worth right now,worth in total',
  ],
  [
    'debt',
    5,
    'balance owed,amount owed,amount due,outstanding,outstanding balance,outstanding debt,outstanding debts,indebted,in debt,in the hole,remaining balance,remaining on,loan balance,loan balances,how much debt,total owed,owe in all,owe on,owe to,left on the,still owe on,still owed,much more do i owe,debt load,debt total',
  ],
  [
    'debt',
    7,
    'left to pay on,left to pay off,still have to pay off,left owing,left to pay on my,payoff amount,payoff balance,owe the most,highest debt,biggest debt,largest debt,highest balance debt,owe the most on',
  ],
  [
    'minimum_payments',
    8,
    'minimum amount,minimum i have to pay,minimum i need to pay,minimum i can pay,minimum i should pay,minimum i must pay,least i can pay,least i have to pay,least i need to pay,lowest i can pay,minimum amount due,min amount,lowest payment,smallest payment i can,minimum monthly payment,minimum monthly payments,smallest amount i can pay,least amount i can pay,lowest amount i can pay,minimum required payment,required payment,monthly loan payments,monthly debt payment,debt payments a month,monthly payment,monthly payments',
  ],
  [
    'credit_utilization',
    8,
    'how much credit,spending limit,credit do i have left,card limits,much can i charge,close to my limit,credit remaining,remaining credit,unused credit,credit utilisation,credit ratio,utilization rate,utilization ratio,line of credit,credit limit on,limit on my,limit for my,maximum on my,max on my,max limit,maximum limit,left on my limit,maxed,maxing out,max out,credit is available,credit used,credit have i used,credit am i using,credit do i have available',
  ],
  [
    'interest',
    6,
    'interest rates,annual percentage rate,annual percentage,percentage rate,interest am i paying,interest charges will i,highest interest,highest interest rate,lowest interest,lowest interest rate,highest rate,lowest rate,highest apr,lowest apr,rate on my,apr on my,aprs,most interest,costing me the most in interest',
  ],
  [
    'debt_free',
    7,
    'until when will i have paid,until when do i have to pay,until when do i pay,until when must i pay,when will i have paid,when will i have paid off,finish to pay,finished to pay,finish with paying,fully paid,finally be done,months left on,years left on,payments left on,time left on,paying off my,finish paying off,payed off,have it paid off,long until my,long till my,until my debt,until my loan,paid in full,rid of my,own my car outright,own my house outright,own my home outright,how soon can i pay off,how fast can i pay off,how quickly can i pay off,when can i pay off,long to pay off,take to pay off,payoff look,done with my loan,done with my loans,finish my,kill my debt,clear my debts',
  ],
  [
    'cash',
    5,
    'bank accounts,bank account,in my bank,in my bank account,in my bank accounts,in the bank account,bank account balance,money in my account,money in my accounts,much is in my account,much is in my accounts,liquid cash,liquid assets,liquidity,cash position,readily available,total cash,cash available,cash savings,spare in the bank',
  ],
  [
    'holdings',
    6,
    'stock portfolio,what stocks,which stocks,mutual funds,etfs,investment accounts,value of my investments,value of my portfolio,investments worth,portfolio worth,stocks worth,in the stock market,in the market,in stocks,biggest holding,largest holding,biggest position,largest position,top holdings,investment balance,investment portfolio,in investments,retirement savings,saved for retirement',
  ],
  [
    'assets',
    6,
    'what do i own,i own in total,total value of everything,value of everything i own,everything that i own,things i own',
  ],
  [
    'saved',
    5,
    'put in savings,put into savings,moved to savings,moved into savings,move to savings,transferred to savings,transferred into savings,transfer to savings,transfer into savings,added to savings,add to savings,added to my savings,add to my savings,put in my savings,put into my savings,moved to my savings,moved into my savings,transferred to my savings,stashed,stash,socked away,squirreled away,tucked away,managed to save,able to save,saved up,money did i save,been able to save',
  ],
  [
    'net_cash_flow',
    7,
    `${combined('spending,spendings,expenses,costs,outgoings', 'higher than,lower than,more than,less than,above,below,over,bigger than,greater than,exceed,exceeds,exceeding', 'income,my income,my earnings,my pay,my salary')},${combined('more than,less than', 'i received,i receive,i got,my income,i earn,i make,i earned,i made,i bring in,i bring home,comes in,came in,i take home,i get')},surplus,deficit,coming out ahead,come out ahead,came out ahead,making more than,make more than i spend,earn more than i spend,spend more than i make,spend more than i earn,spent more than i earned,spent more than i made,spending more than i make,spending more than i earn,outspend,outspending,income minus expenses,income minus spending,income versus expenses,income versus spending,income and expenses,income and spending,money in and out,money in versus money out,living within my means,living beyond my means,live within my means,cash positive,cash negative,net positive,net negative,ins and outs,inflow and outflow,in and out`,
  ],
  [
    'saved',
    6,
    'savings by month,savings month by month,savings each month,savings every month,savings per month,save each month,save every month,save by month,saved each month,saved every month,saved by month,saved per month,saved month by month,save month by month,month did i save,save the most,saved the most,save the least,saved the least,put aside each month,put away each month',
  ],
  [
    'home_equity',
    9,
    `worth minus the mortgage,worth minus mortgage,worth minus what is owed,worth after the mortgage,${combined(
      'of the house,of my house,of the home,of my home',
      'is mine,is really mine,is actually mine,do i own,do i really own,belongs to me',
    )}`,
  ],
];
