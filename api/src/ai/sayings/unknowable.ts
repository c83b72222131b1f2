import type { Saying } from './saying';

const OTHERS =
  'people my age,my age,other people,most people,average american,average family,americans,normal people,everyone else,others have,people like me,families like ours,household my size,for someone my age,a normal person,most families,other families,the average family,most couples,other couples,most households,other households,most americans';

/** Why no data can answer, and the nearest figure that is known. */
export const UNKNOWABLE: readonly Saying[] = [
  {
    examples: [
      'did my wifes paycheck come in yet this month',
      'has my husbands pay hit yet',
      'did my partners direct deposit arrive',
    ],
    needs: [
      'wifes,husbands,partners,spouses,hubbys,wifeys',
      'paycheck,pay,pay check,direct deposit,deposit,salary,check,payday',
      'come,came,arrive,arrived,hit,land,landed,post,posted,deposited,get here,show up,go in',
    ],
    may: 'did has have is my the in yet this month already come get been today so far account bank there',
    never: 'last month,when,how much,next,will',
    isSure: true,
    says: 'Your data cannot tell whose pay it is: a deposit names who paid it. These are the paychecks of this month.',
    also: ['Show my paychecks this month'],
    label: 'Open your income',
    href: '/income',
  },
  {
    examples: [
      'what interest does my savings account pay',
      'what is the apy on my savings',
      'what rate do i get on my money market',
    ],
    needs: [
      'what interest,interest rate,what rate,apy,what percent,which rate,how much percent',
      'savings,savings account,money market,checking,cd,hysa,high yield,bank account,emergency fund',
    ],
    may: 'what is the interest rate percent apy do does i get my me on in a an pay pays paying earn earns earning give gives giving getting account accounts at right now bank money percentage',
    never:
      'card,loan,mortgage,debt,good,bad,best,better,did,last,this,should,worth,year,month,how much interest,highest,difference,vs,or',
    isSure: true,
    says: 'The rate of an account is not in your data; your bank states it. This is the interest that came in.',
    also: ['How much interest income did I get this year?'],
    label: 'Open your income',
    href: '/income',
  },
  {
    examples: [
      'what do other people my age have saved',
      'how much do americans my age owe',
      'am i behind on retirement for my age',
      'is my spending normal compared to other people',
      'are we doing ok compared to most families our age',
    ],
    needs: [OTHERS],
    may: 'age doing ok okay well good better worse out there like what how much do does have has saved save owe owes spend spends make makes earn am i ahead behind on for in retirement savings debt spending normal is my compared than with more less should net worth by the usually typically of pay',
    says: 'Your data cannot tell this: it has only your own money, not that of other people. This is yours.',
    also: ['What is my net worth?'],
    label: 'Open your wealth plan',
    href: '/wealth-plan',
  },
  {
    examples: [
      'how much should i have saved for retirement by now',
      'how much should i have in my 401k at 50',
    ],
    needs: [
      'how much should,what should',
      'saved,in my 401k,in retirement,for retirement,put away',
      'by now,at my age,at 30,at 35,at 40,at 45,at 50,at 55,at 60,at 65,retirement',
    ],
    may: 'have i by now at my age for in 401k 30 35 40 45 50 55 60 65 be retirement put away already',
    never: 'a month,each month,monthly,per month,need to save,paycheck',
    says: 'Your data cannot tell what is right at an age: it depends on when you stop working and on what you will need. What If and the wealth plan work it out from your own figures.',
    also: ['How much is in my retirement accounts?'],
    label: 'Open your wealth plan',
    href: '/wealth-plan',
  },
  {
    examples: [
      'why did my chase balance go up',
      'why didnt my amex go down',
      'how come the student loan isnt going down',
      'how come the mortgage balance barely moves',
    ],
    needs: [
      'why,how come',
      'balance,card,loan,mortgage,chase,amex,visa,debt,loans,honda,car',
      'go up,going up,went up,higher,not go down,didnt go down,isnt going down,not going down,barely moves,barely moving,not moving,barely goes down,up,go down,so high,going down,went down,the same,stuck',
    ],
    may: 'did didnt is isnt my the not so still this month last balance on barely hardly go going card loan student after i paid paying',
    never: 'rate,interest rate,net worth,checking,savings,score,payment go up,payment went up',
    isNamed: true,
    says: 'A balance moves with purchases, payments, interest, and fees, and no row says why. This is how a payment divides.',
    also: ['How much of my {name} payment is interest?'],
    label: 'Open your liabilities',
    href: '/liabilities',
  },
  {
    examples: [
      'why did groceries cost so much more',

      'why is my dining out so high',
    ],
    needs: [
      'why,how come',
      'cost,spend,spent,spending,so high,so much,more,go up,went up,up,expensive,higher',
    ],
    may: 'did do does is are i my the so much more on at for this last month lately cost go went up high higher spending spend spent bill',
    never:
      'net worth,score,balance,rate,payment,income,paycheck,pay,checking,savings,charge,charged,fee,rent',
    isNamed: true,
    isSure: true,
    says: 'Your data cannot tell why: it has the sum of each purchase, not the reason. This is how the month compares.',
    also: ['How does my spending on {name} this month compare to last month?'],
    label: 'Open your spending',
    href: '/spending',
  },
  {
    examples: [
      'whats the 401k limit next year',
      'what is the standard deduction in 2027',
      'will medicare premiums go up',
      'how much will social security go up in 2027',
    ],
    needs: [
      'contribution limit,401k limit,ira limit,hsa limit,limit for 401k,standard deduction,tax bracket,tax brackets,tax rates,medicare premiums go up,medicare premium go up,medicare go up,medicare premiums be,part b premium,cola,social security go up,social security increase,social security raise,social security rise,fafsa,child tax credit,minimum wage,gift tax,estate tax',
      'what,will,how much,when,is,are',
    ],
    may: 'next year 2026 2027 2028 go up down going increase raise rise change premiums premium limit limits rate be for in the contribute can i my by this from getting',
    never: 'spend,spent,paid,owe,did i,budget,age',
    isSure: true,
    says: 'Your data cannot tell this: the government sets it and publishes it for each year. Halyard knows only what came in and went out.',
    label: 'Open your income',
    href: '/income',
  },
  {
    examples: [
      'will i get a tax refund',
      'how much will my tax refund be',
      'when is my tax refund coming',
    ],
    isSure: true,
    needs: [
      'tax refund,refund from the irs,irs refund,money back from taxes,taxes back,refund on my taxes',
      'will i,when will,when is,how much will,am i,do i get,will my,should i get',
    ],
    may: 'get getting will be my a when coming come arrive big this year from next it do',
    never: 'did,last year,received,have i,got,with,was,where,how much is my tax refund of',
    says: 'Your data cannot tell this: a refund follows from your tax return, and only the tax office knows when it is paid.',
    label: 'Open your income',
    href: '/income',
  },
  {
    examples: ['how much could i borrow against the house'],
    needs: [
      'borrow,what rate would,rate could i get,rate can i get,heloc,limit increase,how much would a bank,would a bank lend,preapproved',
    ],
    may: 'how much could can i against the my house home equity get on a loan mortgage what would of lend me car new for will bank',
    never: 'did,owe,paid',
    says: 'Your data cannot tell this: a lender decides it by your credit, your income, and the value of the home. This is what your data knows of it.',
    also: ['What is my home equity?'],
    label: 'Open your liabilities',
    href: '/liabilities',
  },
  {
    examples: [
      'what fees am i paying on the brokerage',
      'how much does vanguard charge me in fees',
    ],
    needs: [
      'fees,fee,expense ratio,expense ratios',
      'brokerage,401k,investments,portfolio,funds,vanguard,ira,retirement,investment',
    ],
    may: 'what how much am i paying on the my in does charge me are is of pay for account accounts hidden high higher low too a lot expensive cheap reasonable ok okay normal',
    never: 'bank,overdraft,late,card,month,did i',
    says: 'Your data cannot tell this: the costs of a fund are taken inside it and are no transaction. The fund or the plan publishes them.',
    label: 'Open your investments',
    href: '/investments',
  },
  {
    examples: [
      'which bills are on autopay',
      'what do i pay automatically',
      'is my rent on autopay',
    ],
    needs: ['autopay,auto pay,autopays,automatically,auto paid'],
    may: 'which what bills bill are is am on my do does did i pay pays paid payments payment set up to come out get gets of list show me have',
    isSure: true,
    says: 'Your data cannot tell this: a row of a bank does not say whether you or a standing order paid it. These payments come regularly.',
    also: ['What are my recurring bills?'],
    label: 'Open your spending',
    href: '/spending',
  },
];
