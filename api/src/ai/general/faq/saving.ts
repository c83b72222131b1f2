import { CFPB, FDIC, IRS_HSA, OWN_WORDS, SEC, TREASURY } from '../terms/sources';
import { type Faq, TAXED, WORTH } from './faq';
import { HEALTH_SAVINGS_LATER } from './legal-ages';
import { DEPOSITS, HEALTH_SAVINGS } from './legal-figures';

export const SAVING_FAQ: readonly Faq[] = [
  {
    title: 'What deposit insurance covers',
    examples: [
      'is my money safe if the bank fails',
      'what happens to my money if my bank goes under',
      'how much does the fdic cover',
      'are my savings fdic insured',
      'is my money safe in the bank',
      'is it safe to keep 300k in one bank',
      'are credit unions insured',
    ],
    needs: [
      'fdic,ncua,bank fails,bank failed,bank fail,bank goes under,bank went under,bank collapses,bank goes bankrupt,bank goes bust,bank shuts down,bank going under,bank going bankrupt,bank failing,ira insured,account insured,accounts insured,money insured,savings insured,safe in the bank,safe in a bank,safe in my bank,safe at the bank,in one bank,at one bank,credit unions insured,credit union insured,banks fail,online bank,online banks',
    ],
    may: 'should worried worry about under is my money safe savings if the what happens to how much does cover covered covers insured insurance it keep in one account accounts joint per limit are deposits cash all and cd cds brokerage credit union unions ira checking it protect protected get back as a still bank banks stocks or #',
    never: 'did i,rate,switch,move,which bank,app,password',
    isSure: true,
    text: 'Deposits at an insured bank, such as checking, savings, and CDs, are protected by the FDIC, and those at a credit union by the NCUA in the same way. A joint account is covered for each owner. Stocks, bonds, funds, and crypto are not covered, even if a bank sells them.',
    source: FDIC,
    figures: [DEPOSITS],
    also: ['How much cash do I have?'],
  },
  {
    title: 'How large an emergency fund is',
    examples: [
      'how many months should my emergency fund be',
      'how much do people need in an emergency fund',
    ],
    needs: [
      'emergency fund,emergency savings,rainy day fund,months of expenses,months expenses,months of spending,emergency',
      'how many,how much,how big,how large,should,enough,where',
    ],
    may: 'months should my be do people need in an a of expenses i have saved for with family kids if self employed irregular income is large big put keep to save up spending usually supposed where right size recommended retired',
    never:
      'spent,did i,last,would,how long,pay,card,debt,use,left,missing,do i have enough,do i have in',
    text: 'A common rule of thumb is three to six months of usual spending, and more if the income is irregular or only one person earns. A small first goal helps too. It is best kept where it can be reached at once, such as in a savings account.',
    source: CFPB,
    also: ['How long would my emergency fund last?'],
  },
  {
    title: '529 plan or Roth IRA for college',
    examples: [
      '529 or roth ira for my kids college, whats better',
      'what is the best way to save for college',
      'should we open a 529',
      'what happens to a 529 if my kid doesnt go to college',
      'can i use a 529 for private school',
      'what can a 529 be used for',
    ],
    needs: [
      '529,529s,529 plan,save for college,saving for college,college savings,college fund,save for my kids college,coverdell',
    ],
    may: 'or roth ira for my kids kid child daughter son grandson granddaughter grandkids grandchild grandchildren grandparent college whats what better best way to should open start save saving a an happens if doesnt dont go use used be can private school k12 room board computer rent plan account worth it is good idea vs versus ugma utma tuition savings education and leftover change of still trade',
    never:
      'how much do i have,how much is,balance,goal,how much do i need,how much should,on track,deposit,spent',
    isSure: true,
    text: 'What a 529 plan earns is tax-free when it pays for education, and many states give a deduction. For other uses the earnings are taxed with a penalty; the beneficiary can be changed to another relative, and a limited sum can move to a Roth IRA of the beneficiary after 15 years. A Roth IRA has lower limits and is for retirement first, but what was paid in can be taken out for anything. Many families see to their own retirement first, because nobody lends for that.',
    source: SEC,
  },
  {
    title: 'What an HSA pays for',
    examples: [
      'can i use my hsa for dental',
      'what can i use my hsa for',
      'is an hsa worth it',
      'how much can i put in an hsa',
      'hsa or fsa',
      'does hsa money expire',
      'should i use my hsa or save it',
      'what happens to my hsa if i leave my job',
    ],
    needs: ['hsa,hsas,health savings account,health savings'],
    may: 'can use my for dental vision glasses braces therapy gym medicine prescriptions doctor medical bills premiums insurance over the counter what is an worth it how much put in or fsa does money expire roll should save invest happens to if leave change jobs new job quit account spend on contribute max limit family self this year vs difference between kids wife husband medicare after and #',
    never:
      'how much is in my,how much do i have,balance,did i,spent,how much did,401k,card,debt,next year',
    isSure: true,
    text: 'An HSA pays for medical costs, dental and vision included, and for prescriptions, without tax. Most insurance premiums and cosmetic care do not count. It needs a high-deductible health plan, the money stays from year to year and after a change of job, and it can be invested. An FSA belongs to the employer’s plan and mostly has to be used within the year.',
    source: IRS_HSA,
    figures: [HEALTH_SAVINGS, HEALTH_SAVINGS_LATER],
  },
  {
    title: 'I bonds',
    examples: [
      'are i bonds worth it right now',
      'how do i bonds work',
      'should i buy i bonds',
      'when can i cash my savings bonds',
    ],
    needs: ['i bonds,i bond,ibonds,ibond,savings bonds,savings bond,series i,ee bonds'],
    may: 'are is worth it right now how do does work should buy when can cash in my old a good or cd cds hysa high yield savings vs better than still where taxed i series rate interest',
    never: 'how much,account,hold,balance',
    isSure: true,
    text: 'An I bond of the Treasury has a rate that follows inflation and is set again each May and November. It cannot be cashed in the first year, and costs three months of interest in the first five. The interest is free of state tax. Whether it pays more than a CD or a savings account depends on the rates of the day, which Halyard does not know.',
    source: TREASURY,
  },
  {
    title: 'CD, high-yield savings, or money market',
    examples: [
      'where should i keep my emergency fund',
      'what is a cd ladder',
      'where is the best place to keep savings',
      'money market vs savings',
    ],
    needs: [
      'cd,cds,high yield,hysa,money market,cd ladder,treasury bills,t bills,where should i keep,where should i put,best place,place to keep,where is the best,where do i put,where do people keep',
      `savings,save,emergency fund,cash,ladder,vs,versus,or,than,money market,${WORTH}`,
    ],
    may: 'is a an better than account accounts where should keep put my are worth it what whats the best place to money for retirees short term park extra right now how does work do safe some into move in bank high yield rate rates checking vs if need',
    never: 'how much,stock,stocks,pay off,debt,card,which account,bonus,inheritance',
    text: 'A high-yield savings account pays more than most and stays within reach, but its rate can change. A CD fixes the rate for a time, and costs a penalty if it is ended early; a ladder divides the money over several ends. A money market account is a deposit like these, and a money market fund is an investment. An emergency fund belongs where it can be reached at once.',
    source: CFPB,
    also: ['How much interest income did I get this year?'],
  },
  {
    title: 'What inflation does to savings',
    examples: [
      'what does inflation do to my savings',
      'how do i protect my money from inflation',
      'is inflation eating my savings',
      'is my money losing value in the bank',
      'how does inflation affect retirement',
    ],
    needs: [
      'inflation,losing value,lose value,rising prices',
      'savings,money,cash,retirement,protect,affect,do to,bank,pension,income,beat,hurt',
    ],
    may: 'what does do to my how protect from is eating hurt hurting affect in the bank against beat keep up with value losing lose if sitting just retirees fixed income account',
    never: 'how much did,spending,groceries,grocery,assume,assumed,rate of inflation,my plan',
    isSure: true,
    text: 'With inflation, the same money buys less each year. Savings that earn less interest than prices rise lose buying power although the balance grows. Over long times, stocks, and bonds that follow prices such as I bonds and TIPS, have kept up better, with ups and downs on the way. Money that is needed soon still belongs in savings.',
    source: SEC,
    also: ['How much interest income did I get this year?'],
  },
  {
    title: 'Compound interest',
    examples: [
      'can u explain compound interest like im 5',
      'how does compound interest work',
      'how does money double',
      'what is the rule of 72',
    ],
    needs: [
      'compound interest,compounding,interest on interest,rule of 72,money double,compounds,compounded',
    ],
    may: 'can you explain like im a kid how does work what is the long take to my in simple words why matter so powerful it for over time on debt savings daily monthly #',
    never: 'did i,my card',
    isSure: true,
    text: 'Interest is paid not only on the first sum but also on the interest that came before, so each year adds more than the last. By the rule of 72, 72 divided by the yearly rate is about the number of years in which money doubles: at 6% it takes about 12. On debts it works against the borrower in the same way.',
    source: SEC,
  },
  {
    title: 'How much of the income to save',
    examples: [
      'what percent of income should people save',
      'how should i split my paycheck',
      'what is a good budget for a family',
      'whats the best way to budget',
      'how do i save with irregular income',
    ],
    needs: [
      'split my paycheck,divide my paycheck,percent of income should,percentage of income should,percent should,pay yourself first,pay myself first,good budget,budget rule,best way to budget,how do people budget,zero based budget,how do i start budgeting,start a budget,irregular income,uneven income,income is irregular,income varies,budgeting method,budgeting methods',
    ],
    may: 'how should i what whats is a for people save family of four my the and to income spend on rent housing method with irregular kids work works good percent pay saving go tips tip any idea no varies uneven',
    never: 'did i,my budget,this month,left,set a budget,create a budget',
    text: 'A common rule of thumb divides income after tax: half for needs, 30% for wants, and a fifth for savings and paying off debt. To pay oneself first means that savings leave on payday, before anything is spent. A zero-based budget gives each dollar a job. With irregular income, it helps to plan with a low month.',
    source: CFPB,
    also: ['What is my savings rate?'],
  },
  {
    title: 'Joint or separate accounts',
    examples: [
      'should we have a joint account or separate accounts',
      'how should couples split bills',
      'how do couples manage money',
    ],
    needs: [
      'joint account,joint accounts,joint or separate,separate accounts,couples split,couples manage,combine finances,merge finances,couples handle,share finances,split bills,split expenses',
      'should,how,better,or,idea',
    ],
    may: 'have a joint account or separate accounts couples split bills manage money is it better to for married keep finances combine merge handle expenses fairly partner my husband wife spouse boyfriend girlfriend do after with when one earns more',
    never: 'in the app,how much,connect,add,transaction,show',
    isSure: true,
    text: 'There is no single right way. Some couples put everything together, some keep all apart, and many use a joint account for shared costs, paid into equally or by income, and each has a separate account besides. Either owner of a joint account can take out all of its money.',
    source: OWN_WORDS,
  },
  {
    title: 'Tax on savings for others',
    examples: ['can i open a roth ira for my kid', 'what is a custodial account'],
    needs: [
      'custodial account,utma,ugma,roth ira for my kid,ira for my child,account for my kid,account for my grandson,account for my baby',
    ],
    may: `can i open what is a how does work for my the child kids savings best ${TAXED.replaceAll(',', ' ')}`,
    isSure: true,
    text: 'A custodial account belongs to the child, and an adult looks after it until the child is of age; earnings beyond a small amount are taxed at the parents’ rate. A child with earnings of its own can have a Roth IRA, up to what it earned.',
    source: SEC,
  },
];
