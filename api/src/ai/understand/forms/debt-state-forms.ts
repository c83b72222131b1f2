import { A_MONTH, ASKED, type FormText, MORE, OWED, PAYS } from './form';

const A_YEAR =
  'a year,per year,each year,every year,in a year,annually,yearly,this year,next year,over a year,the year,a yr,per yr,12 months,annual';

/** These are ways to ask how debts stand, and what more would change. */
export const HOW_IT_IS: readonly FormText[] = [
  {
    measure: 'yearly_interest',
    needs: ['interest', A_YEAR],
    may: `${OWED} ${PAYS} ${ASKED} how much interest a per each every year yr yearly annually annual this next 12 months over cost costs costing goes going go toward towards roughly approximately around estimate estimated about total on at present rate charge charged charging charges they bank lender lose losing wasting waste all my whole each`,
    never:
      'earn,earned,earning,earns,save,saves,saved,savings,checking,extra,more,less,apr,percent,%,did,have i paid,so far,last year,deduct,deductible,income,invest,received,get,got,money market,cd,interest rate,highest,lowest,most,rate',
    names: 'debts',
    times: 'this_or_next_year',
  },
  {
    measure: 'debt',
    needs: [
      'owe the most,owe most,biggest balance,largest balance,highest balance,is the biggest,is the largest,is biggest,is largest',
      'which,what',
      'card,cards,credit card,debt,debts,loan,loans',
    ],
    may: `${OWED} ${ASKED} which owe most biggest largest highest balance has one`,
    never: 'spend,spent,month,rate,interest,pay,paid',
    names: 'debts',
    order: 'most',
  },
  {
    measure: 'minimum_payments',
    needs: [
      'least i can pay,least amount,lowest amount,smallest amount,least i have to pay,least i need to pay,minimum i can pay',
      'pay,due',
    ],
    may: `${OWED} ${PAYS} ${ASKED} least lowest smallest amount minimum can have need due bill this my`,
    never: 'month,year,did,spend,groceries',
    names: 'debts',
    order: 'least',
  },
  {
    measure: 'extra_payment',
    needs: [
      'add,adding,tack on,increase,bump,raise',
      'payment,payments',
      A_MONTH,
      'if,what if,how many,how much sooner,when',
    ],
    may: `${OWED} ${PAYS} ${ASKED} add adding tack increase bump raise if how many much sooner faster when years months year save off done a per each every month monthly by extra another long does take`,
    never: 'rent,afford,fit,goal,savings,invest,week,weekly',
    number: 'amount',
    names: 'debts',
    isNamed: true,
  },
  {
    measure: 'minimum_payments',
    needs: [
      'how much do i pay,how much am i paying,what do i pay,what am i paying,how much goes,total of my',
      'all my loans,all my debts,my debts,my loans,all of my loans,all of my debts,debt payments,loan payments',
      A_MONTH,
    ],
    may: `${OWED} ${PAYS} ${ASKED} how much goes total of my all each every a per month monthly together combined`,
    never: 'interest,extra,did,last,off',
  },
  {
    measure: 'minimum_payments',
    needs: [
      'all my loans,all my debts,my debts,my loans,all of my loans,all of my debts,all loans,all debts,all the loans,all the debts,loan payments,debt payments,total loans,total debt',
      A_MONTH,
      'how much,what,total,together,combined,altogether,all',
    ],
    may: `${OWED} ${ASKED} pay payment payments how much goes total of my all each every a per month monthly together combined altogether add up come cost costs`,
    never: 'interest,extra,did,last,off,save,if,more,left,when,first,rate,afford,income,percent',
  },
  {
    measure: 'payment_split',
    needs: [
      'debt,debts,my loans,what i owe',
      'going down,go down,shrinking,getting smaller,decreasing,coming down,making a dent,making any progress,getting lower',
    ],
    may: `${OWED} ${PAYS} ${ASKED} going down go shrinking getting smaller decreasing coming lower making dent any progress at all even actually`,
    never: 'rate,rates,why,did,when,will,month,year,since,last',
  },
  {
    measure: 'minimum_payments',
    needs: [
      'how bad is my debt,how bad are my debts,drowning in debt,in too much debt,too much debt,debt load,debt healthy,deep in debt,in over my head,debt too high,debt under control,debt manageable,debt ok,debt okay,debt bad,debt normal,debt out of control',
    ],
    may: `${ASKED} drowning debts how debt too much load healthy deep over head high under control manageable ok okay bad normal out have got what make earn income pay really with`,
    never: 'did,month,interest,rate,card,cards,mortgage,student,pay off,first',
  },
  {
    measure: 'credit_utilization',
    needs: [
      'credit,limit,limits',
      'left to use,available,gone,used up,using too much,too much of,how much of,free,room,maxed,left on,have left,got left,left to spend,use up',
    ],
    may: `${OWED} ${ASKED} credit limit limits how much left use available gone used up using too of free room maxed have got spend total all have card`,
    never:
      'score,report,month,spend,spent,did,increase,raise,fico,refund,get a,apply,budget,down payment',
    names: 'debts',
  },
  {
    measure: 'home_equity',
    needs: [
      'sell the house,sell my house,sold the house,sold my house,sell the home,sell my home,sold my home,sell this house',
      'pocket,walk away,left,get,keep,have,net,clear,make',
    ],
    may: `${ASKED} sell sold house home pocket walk away left over get keep have net clear make pay paid off bank mortgage much with today tomorrow now and after then`,
    never: 'should,when,good time,car,stocks',
  },
  {
    measure: 'debt_free',
    needs: [
      'free and clear,be mine,mine,outright,be done with,be done paying,be paid off,paid off before,finally done,last payment',
      'when,will,how long,how many',
    ],
    may: `${OWED} ${PAYS} ${ASKED} when will long many free and clear mine outright done paid off before finally last own until have more payments months years left`,
    never: 'extra,if i,bill,this month,did,did i,rent,next payment',
    names: 'debts',
    isNamed: true,
    times: 'ahead',
  },
  {
    measure: 'interest',
    needs: [
      'interest',
      'in total,by the time,over the life,until it is done,till its done,in the end,altogether,all together,total interest,end up paying,when all is said',
    ],
    may: `${OWED} ${PAYS} ${ASKED} interest total by time over life until till done its end altogether all together paid have much when said gone whole cost costs`,
    never: 'did,this year,last,month,extra,save,more,rate,earned',
    names: 'debts',
    isNamed: true,
  },
  // 'Instead of the minimum' is about every month.
  {
    measure: 'payoff_with',
    needs: [
      'instead of the minimum,instead of my minimum,instead of just the minimum,instead of only the minimum,rather than the minimum,instead of my payment,instead of the payment,instead of the usual',
      'if,what if,paying,when,how long',
      'how long,when,how fast,how soon,be done,be gone,be paid off,gone,done,paid off',
    ],
    may: `${OWED} ${PAYS} ${ASKED} instead rather than minimum min usual just only make made put send do when long fast soon done gone how take takes a month monthly every each would`,
    never: `${MORE},once,one time,lump sum,interest,save`,
    number: 'amount',
    names: 'debts',
    isNamed: true,
  },
  {
    measure: 'payoff_with',
    needs: [
      'if i pay,if i paid,if i do,if i put,if i send,if i throw,if i give,paying,at,with',
      'how long,when,how fast,how soon,faster,how many months,be done,be gone,be paid off,goes away,gone,done',
      A_MONTH,
    ],
    may: `${OWED} ${PAYS} ${ASKED} if do put send throw give at with how long when fast soon faster many months done gone goes away much a per each every month monthly until till to it get rid take takes total in all only just`,
    never: `${MORE},first,week,weekly,year,interest,rent,afford,save,saving,savings,minimum`,
    number: 'amount',
    names: 'debts',
    isNamed: true,
  },
];
