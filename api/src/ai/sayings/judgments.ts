import type { Saying } from './saying';

const NOT_ADVICE = 'This is information, not advice.';
const FUND = 'How long would my emergency fund last?';
const ROOM = 'How much is left in a usual month?';
const ASKS = 'am i,is,are,do i,was,were,have i,did i,does';
const TOO_MUCH =
  'too much,too high,too big,too expensive,too many,a lot,lot,excessive,reasonable,normal,crazy,insane,overspending,over spending,out of hand,out of control,high,expensive,bad,a problem,going overboard,too often,ridiculous,okay,ok,fine';
const TALK =
  'i my me the a an this that it of on at for in to and or be is are am do we way so really kind pretty just getting spending spend spent paying pay cost costs family people person month monthly each every per week these days lately now right with by much money # income';

/** These ask whether something is much, enough, or fine. Where Halyard has a rule, the answer states its result. */
export const JUDGMENTS: readonly Saying[] = [
  {
    examples: [
      'my net worth is negative, is that normal',
      'is it bad to have a negative net worth',
      'should i worry that my net worth is below zero',
    ],
    needs: [
      'net worth',
      'negative,below zero,under zero,minus,in the red,less than zero,so low,low',
      'normal,bad,ok,okay,common,worry,worried,a problem,usual,terrible,scary,fine,good',
    ],
    may: 'my is that it to have a be am should i about if why are the of so really common people',
    never: 'month,why did,when,how much,go down,went down',
    isSure: true,
    says: 'A net worth is below zero when debts are larger than what is owned. That is common after school or soon after a home was bought, and no rule calls a level normal.',
    also: ['What is my net worth?'],
    label: 'Open your home',
    href: '/',
  },
  {
    examples: [
      'how much should i have in savings at 28',
      'how much savings should i have at my age',
      'what should i have saved by now',
    ],
    needs: [
      'how much should i have,what should i have,how much savings should i have,how much money should i have,how much am i supposed to have,should i have',
      'savings,saved,saved up,in the bank,put away,put aside',
    ],
    may: 'how much what should i have in at my age by now the of supposed to am money old years year 30 40 # for someone person be',
    never: 'emergency,retirement,401k,retire,this month,each month,a month,goal,college',
    isSure: true,
    says: `No rule fits every age. A common one is three to six months of spending within reach before anything else. ${NOT_ADVICE}`,
    also: [FUND],
    label: 'Open your wealth plan',
    href: '/wealth-plan',
  },
  {
    examples: [
      'is my rent too much for what i make',
      'is it normal to spend this much on a mortgage',
      'am i paying a lot for rent',
      'is my house payment reasonable',
    ],
    needs: [
      'is my,is it,am i,do i,is the',
      'too much,too high,too expensive,normal,a lot,this much,reasonable,crazy,out of line,excessive',
      'rent,mortgage,housing,house payment,mortgage payment',
    ],
    may: 'for what i make on my a to spend paying pay much this income salary with the our it earn payment each month spending',
    never:
      'balance,rate,extra,early,pay off,this month,last month,deposit,insurance,increase,going up,can i afford',
    says: 'Halyard measures housing by its share of the income.',
    also: ['What share of my income goes to housing?'],
    label: 'Open your cash flow',
    href: '/cashflow',
    isSure: true,
  },
  {
    examples: ['what should i do first, save or pay debt'],
    needs: ['save,saving', 'debt,debts,cards,card', 'or', 'should,better,smarter,first'],
    may: 'what i do first save saving or pay paying off down my the debt credit to is it money for an emergency fund',
    never: 'how much,when,invest,month',
    says: `A rule of thumb is a small emergency fund first, then debts with high rates, and then the rest of the fund. ${NOT_ADVICE}`,
    also: [FUND, 'Should I pay off debt or invest?'],
    label: 'Open your wealth plan',
    href: '/wealth-plan',
  },
  {
    examples: [
      'is my spending normal',
      'am i spending too much',
      'do we spend too much money',
      'am i overspending',
    ],
    needs: [
      'is my spending,am i spending,do i spend,am i overspending,are my expenses',
      'normal,too much,overspending,too high,a lot,out of control,reasonable,ok,okay',
    ],
    may: 'money in general overall every month each a too much my spending control out of per',
    never: 'this month,last month,week,year,on,compared,than,people,budget,at',
    isSure: true,
    says: `A rule of thumb is to keep a fifth of the income. These are what is usual for you, and what is kept. ${NOT_ADVICE}`,
    also: [ROOM, 'What is my savings rate?'],
    label: 'Open your spending',
    href: '/spending',
  },
  {
    examples: [
      'are my subscriptions out of hand',
      'do i have too many subscriptions',
      'am i paying too much for subscriptions',
    ],
    needs: [ASKS, TOO_MUCH, 'subscriptions,streaming,memberships'],
    may: `${TALK} have many too hand control services paying`,
    never: 'cancel,new,which,last month,this month',
    isSure: true,
    says: 'Halyard has no rule for how much is too much here. This is what you subscribe to, and its share of your income.',
    also: ['What are my subscriptions?', 'What share of my income goes to subscriptions?'],
    label: 'Open your cash flow',
    href: '/cashflow',
  },
  {
    examples: [
      'am i doing ok financially',
      'how am i doing financially',
      'are we ok with money',
      'are my finances healthy',
      'am i in good shape financially',
    ],
    needs: [
      'am i,are my finances,how am i,are i,how are my finances,is my financial',
      'financially,finances,with money,money wise,financial health,financial situation,financial shape,good shape,in trouble,doing ok,doing okay,doing well,doing alright',
    ],
    may: 'doing ok okay well good bad in shape trouble are is healthy financially overall right now alright fine with money health how my i am situation or not honestly at all',
    never: 'retire,retirement,this month,last month,last year,compared,goal,goals,budget,than',
    isSure: true,
    says: `These are the measures that Halyard has for it. The score is its own. ${NOT_ADVICE}`,
    also: ['What is my financial score?', 'What is my savings rate?', FUND, ROOM],
    label: 'Open your score',
    href: '/score',
  },
  {
    examples: [
      'am i on track',
      'are we on track financially',
      'am i on track with my money',
      'am i ahead or behind',
    ],
    needs: ['am i,are i', 'on track,ahead or behind,behind or ahead'],
    may: 'on track financially with my money overall or behind ahead for goals my this right now savings finances',
    never: 'retire,retirement,month,year,budget,age,people,pay off,debt,debt free',
    says: `It depends on what for. These are your goals, what is kept of your income, and the emergency fund. ${NOT_ADVICE}`,
    also: ['How are my goals doing?', 'What is my savings rate?', FUND],
    label: 'Open your wealth plan',
    href: '/wealth-plan',
  },
  {
    examples: [
      'do i have too much cash sitting around',
      'is it bad to keep so much in savings',
      'am i keeping too much in checking',
      'should i keep less cash',
    ],
    needs: [
      'do i have,is it,am i,should i',
      'too much,so much,less,that much,bad',
      'cash,savings,checking,in the bank',
    ],
    may: 'have too much sitting around keep keeping so in my account the bank bad idea ok smart invest instead or money lying idle hold holding should less cash just for at retired',
    never: 'spend,spent,how much,pay off,debt,card,loan,afford,last month,this month,enough',
    isSure: true,
    says: `A rule of thumb is to keep the emergency fund and what is needed soon in cash; what is above it could earn more elsewhere. ${NOT_ADVICE}`,
    also: [FUND, 'How much cash do I have?'],
    label: 'Open your wealth plan',
    href: '/wealth-plan',
  },
  {
    examples: [
      'is my credit card balance something to worry about',
      'should i worry about my card',
      'is my card balance too high',
      'am i using too much credit',
    ],
    needs: [
      'is my,should i,am i,are my',
      'worry,worried,concerned,too high,too much,bad,a problem',
      'card,cards,credit card,credit cards,card balance,credit',
    ],
    may: 'is my the balance something to worry about be worried concerned using of should i on too high much am are balances carrying i',
    never: 'score,how much,pay off,savings,spend,fraud,stolen,interest rate',
    isSure: true,
    says: `A card that is paid in full each month costs no interest, and a balance that stays does. ${NOT_ADVICE}`,
    also: ['What is my credit utilization?', 'How much interest do I pay?'],
    label: 'Open your liabilities',
    href: '/liabilities',
  },
  {
    examples: [
      'would we be ok if my husband lost his job',
      'can i afford to take a week off from driving next month',
      'could i take a month off work',
      'what happens if i get sick and cant work',
    ],
    needs: [
      'will i,would i,can i,could i,what happens,what if,am i,is it',
      'lose my job,lost my job,lost his job,lost her job,loses his job,loses her job,laid off,week off,month off,weeks off,time off,days off,vacation from work,cant work,stop driving,stop working for',
    ],
    may: 'be okay ok fine if my husband wife afford to take a an few from driving work next month this unpaid and get sick i lost loses his her the job week two off couple of survive safe happens what or for afford it vacation in december january',
    never: 'how long,how many,retire,how much,will i get laid off,going to get laid off',
    says: `It depends on what comes in meanwhile, which nobody knows. These are what is left in a usual month, and how long the emergency savings would cover spending. ${NOT_ADVICE}`,
    also: [ROOM, FUND],
    label: 'Try a change in What If',
    href: '/what-if',
  },
  {
    examples: [
      'am i paying too much in fees',
      'are my bank fees too high',
      'do i pay a lot of fees',
    ],
    needs: [ASKS, TOO_MUCH, 'fees,bank fees,charges'],
    may: `${TALK} paying bank overdraft account accounts fees`,
    never: 'unusual,fraud,how much,advisor,fund,investment,investments,brokerage,new',
    isSure: true,
    says: 'These are the fees in your transactions. What a fund costs is taken inside it and is no transaction.',
    also: ['How much did I pay in bank fees this year?'],
    label: 'Open your transactions',
    href: '/transactions',
  },
  {
    examples: [
      'am i spending too much on dining out',
      'is dining out too high',
      'is what i spend on groceries a lot',
      'is my grocery spending out of control',
    ],
    needs: [ASKS, TOO_MUCH],
    may: `${TALK} what dining eating out food bill bills too much control`,
    never:
      'rent,mortgage,housing,house,loan,debt,card,savings,cash,score,last month,this month,than,compared,budget,limit,rate,interest,balance,fees,checking,worth,keeping,insurance,tax,subscriptions,goal,account,retirement,deposit,paycheck,doing,looking,how much,how many',
    isNamed: true,
    isSure: true,
    says: 'Halyard has no rule for how much is too much here, so this is what it costs and how it has moved.',
    also: [
      'What do I spend on {name} a month on average?',
      'What share of my income goes to {name}?',
      'How does my spending on {name} this month compare to last month?',
    ],
    label: 'Open your spending',
    href: '/spending',
  },
];
