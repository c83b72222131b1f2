import type { AlsoQuery, Saying } from './saying';

const NET_WORTH_PARTS: AlsoQuery = { measure: 'net_worth', split: 'account' };

const WHY =
  'why,how come,what made,what caused,whats the reason,what is the reason,what are the reasons,main reasons,reason,reasons,explain why,what happened,where did';
const MOVED =
  'did is are was were do does has have been go goes going gone went get gets got come came drop dropped drops dropping fall fell fallen falls rise rose risen grow grew grown change changed changes shrink shrank sink sank jump jumped shoot shot up down so low high higher lower less more little much bad tight big small large off';
const ASKED =
  'i my me the a this that it in on of to for and at all still always now lately recently again suddenly really even feel feels feeling like seem seems keep keeps there here month months week last the past few ever every only just with money what than before never any';

const LOWER =
  'down,drop,dropped,low,lower,less,fell,fall,shrink,shrank,shrinking,little,going down,empty';

const NO_BALANCE =
  'net worth,score,rate,spend,spent,spending,interest,card,cards,loan,loans,mortgage,debt,emergency,bill,charge,charged,fee,year,closed,save';

/** What changed a figure of the user, divided into the parts that made the difference. */
export const WHY_SAYINGS: readonly Saying[] = [
  {
    examples: ['why did my ira lose money', 'why are my investments down', 'why is my 401k down'],
    needs: [
      WHY,
      'ira,401k,investments,portfolio,stocks,brokerage,retirement account,retirement accounts',
      'lose,losing,lost,down,drop,dropped,lower,fell,fall,less,loss',
    ],
    may: `${MOVED} ${ASKED} lose losing lost loss value accounts am account`,
    never: 'spend,contribute,contribution,contributions,withdraw,paycheck,year',
    says: 'An investment moves with its price, with what was put in, and with what was taken out, and Halyard does not know why prices move. This is how each account moved.',
    also: [NET_WORTH_PARTS],
    label: 'Open your investments',
    href: '/investments',
  },
  {
    examples: ['why is my checking account so low', 'why is my savings account so empty'],
    needs: [WHY, 'checking,savings,checking account,savings account', LOWER],
    may: `${MOVED} ${ASKED} balance account since`,
    never: NO_BALANCE,
    isNamed: true,
    says: 'A balance moves with what comes in and goes out. These are both for this month, and the largest payments.',
    also: [
      'How much is in {name}?',
      'What is my cash flow this month?',
      'What were my largest purchases this month?',
    ],
    label: 'Open your accounts',
    href: '/accounts',
  },
  {
    examples: [
      'why is my checking balance so low',
      'whats the reason my checking balance went down',
      'my balance dropped a lot what happened',
      'why did my savings go down',
    ],
    needs: [WHY, 'balance,checking,savings,account,bank account', LOWER],
    may: `${MOVED} ${ASKED} balance accounts since`,
    never: NO_BALANCE,
    says: 'A balance moves with what comes in and goes out. These are both for this month, and the largest payments.',
    also: [
      'How much cash do I have?',
      'What is my cash flow this month?',
      'What were my largest purchases this month?',
    ],
    label: 'Open your accounts',
    href: '/accounts',
  },
  {
    examples: [
      'why did my score drop',
      'how come my score went up',
      'why is my score 62',
      'why is my score so low',
      'what brought my score down',
      'explain my score',
      'what is hurting my score',
    ],
    needs: [
      `${WHY},explain,what brought,what is hurting,what is dragging,what drags,what hurts,break down`,
      'score',
    ],
    may: `${MOVED} ${ASKED} financial health points only brought dragging hurting down # out`,
    never: 'credit,fico,raise,improve',
    isSure: true,
    says: 'The score is the weighted mean of its parts, and each part below 100 takes points off.',
    also: ['What is my financial score?'],
    label: 'Open your score',
    href: '/score',
  },
  {
    examples: [
      'why is my net worth up',
      'why did my net worth drop last month',
      'how come my net worth went down',
      'what made my net worth go up',
      'what changed my net worth',
    ],
    needs: [`${WHY},what changed,what moved,what is driving,what drove`, 'net worth,wealth'],
    may: `${MOVED} ${ASKED} changed moved driving drove year since`,
    never: 'spend,spent',
    isSure: true,
    says: 'A net worth moves with balances, prices of investments, and debts. These are the accounts that moved it.',
    also: [NET_WORTH_PARTS],
    label: 'Open your home',
    href: '/',
  },
  {
    examples: [
      'why is safe to spend so low',
      'why is my safe to spend zero',
      'why cant i spend more',
      'why is so little safe to spend',
    ],
    needs: [WHY, 'safe to spend,cant i spend more,safe'],
    may: `${MOVED} ${ASKED} safe to spend zero 0 negative nothing figure amount number than balance when have cant`,
    never: 'groceries,how much is',
    isSure: true,
    says: 'Safe to spend is what checking and cash hold, less what is expected until the next pay, with room for surprises. These are its parts.',
    also: ['How much is safe to spend?'],
    label: 'Open your home',
    href: '/',
  },
  {
    examples: [
      'why is my savings rate so low',
      'why cant we save any money',
      'why did i only save 200 last month',
      'why am i not saving more',
    ],
    needs: [WHY, 'savings rate,saving rate,save,saving,saved,save any money,savings'],
    may: `${MOVED} ${ASKED} cant not rate any money only am saving save # dont ahead able income our`,
    never: 'happened,savings account,balance,emergency,withdraw,retirement,interest,transfer',
    isSure: true,
    says: 'What is saved is income less spending. These are both, and what the spending went to.',
    also: [
      'What is my savings rate?',
      'What is my cash flow last month?',
      'What did I spend by category last month?',
    ],
    label: 'Open your cash flow',
    href: '/cashflow',
  },
  {
    examples: [
      'why are we always broke at the end of the month',
      'why so little money left',
      'where did my paycheck go',
      'why do i have so little money',
      'why am i broke',
      'where did all my money go this month',
      'why do i run out of money every month',
    ],
    needs: [
      'why,how come,where did,what happened',
      'broke,little money,less money,no money,paycheck go,paycheck went,pay go,money go,money left,out of money,run out,running out,short on money,short on cash,tight,money gone,paycheck',
    ],
    may: `${MOVED} ${ASKED} am are is always broke end so little left do have run running out short cash pay every tight each before payday than we after bills`,
    never:
      'last week,this week,last month,yesterday,today,retirement,retire,until,last year,spring,summer,winter,fall,how long,how much',
    isSure: true,
    says: 'These are what came in and went out this month, the largest payments, and what is already spoken for.',
    also: [
      'What is my cash flow this month?',
      'What were my largest purchases this month?',
      'How much is safe to spend?',
    ],
    label: 'Open your cash flow',
    href: '/cashflow',
  },
  {
    examples: [
      'what changed compared to last month',
      'whats different about this month vs last month',
      'what is different this month',
      'what changed since last month',
      'what changed this month',
      'how am i doing compared to last month',
      'are we doing better or worse than last month money wise',
    ],
    needs: [
      'what changed,what is different,what has changed,how is this month different,how does this month differ,how am i doing compared,am i doing better,are we doing better,are we doing worse,are i doing better,am i doing worse,am i better off,am i worse off,what is new,what are the differences,what are the changes',
      'month',
    ],
    may: 'am doing better worse or off wise financially this last about compared to versus with than from since between and in my finances spending money the previous one before so far month most biggest me i my i',
    never: 'net worth,score,balance,budget,year,bills,subscriptions,price,income only',
    isSure: true,
    says: 'These are the differences in spending and income, and in the net worth.',
    also: [
      'How does my spending this month compare to last month by category?',
      'How does my income this month compare to last month?',
      NET_WORTH_PARTS,
    ],
    label: 'Open your cash flow',
    href: '/cashflow',
  },
  {
    examples: [
      'where does all my money go',
      'where is my money going',
      'what is eating up our budget',
      'whats driving my spending lately',
      'what do i waste the most money on',
      'what is behind my spending',
    ],
    needs: [
      'where does,where is,where do,what is eating,what eats,what is driving,what drives,what is behind,what am i wasting,what do i waste,what is draining',
      'money go,money going,money goes,my money,budget,spending,paycheck,income,cash,account,money',
    ],
    may: 'all my the go going goes i up lately recently most really on each every month so always driving eating eats drives behind wasting waste draining biggest is of does do paycheck it',
    never:
      'invested,saved,come from,coming from,kept,should,put,month,this month,last month,year,is my money safe,how much,or,versus',
    isSure: true,
    says: 'This is where it went in the last three months, and what has changed this month.',
    also: [
      'What did I spend by category in the last three months?',
      'How does my spending this month compare to last month by category?',
    ],
    label: 'Open your spending',
    href: '/spending',
  },
  {
    examples: [
      'why is my spending up',
      'what made me spend more this month',
      'what are the main reasons my spending went up',
      'how come i am spending more',
    ],
    needs: [WHY, 'spending,spend,spent,expenses,expensive'],
    may: `${MOVED} ${ASKED} made am spending spend spent over expenses main reasons reason costs expensive everything total than usual i`,
    never:
      'last month,last week,last year,week,year,on my,at,january,february,march,april,may,june,july,august,september,october,november,december,safe,save,saved,net worth,score,budget',
    says: 'No row says why, but these are the parts of the difference.',
    also: ['How does my spending this month compare to last month by category?'],
    label: 'Open your spending',
    href: '/spending',
  },
  {
    examples: ['which categories went up the most', 'which expenses increased'],
    needs: [
      'which categories,what categories,which expenses,what expenses,which costs',
      'up,rose,risen,increased,increasing,grew,higher,jumped',
    ],
    may: `${MOVED} ${ASKED} most increased increasing jumped`,
    never: 'year,budget,last month,week,than',
    says: 'These are the differences to the same days of last month.',
    also: ['How does my spending this month compare to last month by category?'],
    label: 'Open your spending',
    href: '/spending',
  },
];
