import { OWN_WORDS, SEC } from '../terms/sources';
import { type Faq, WORTH } from './faq';

export const INVESTING_FAQ: readonly Faq[] = [
  {
    title: 'Index funds',
    examples: [
      'are index funds safe for beginners',
      'are index funds a good investment',
      'how do i start investing in index funds',
      'etf or mutual fund',
      'index fund vs picking stocks',
    ],
    needs: [
      'index fund,index funds,etf,etfs,mutual fund,mutual funds,s&p 500,sp 500,s p 500',
      `safe,risky,risk,beginner,beginners,start,or,vs,versus,lose,${WORTH},how do,investment`,
    ],
    may: 'are a for in how do start investing picking stocks individual investment investments s p can lose money all is it which should old my retirees retirement me people person better than active funds fund #',
    never: 'how much,did i,my portfolio,performing,hold,have',
    isSure: true,
    text: 'An index fund holds the securities of a whole market at low cost, so that no single company matters much. It still rises and falls with the market, at times by a third or more within a year, and nothing insures it. That is why it is usually meant for money that is not needed for years. ETFs trade during the day and mutual funds once a day; both can follow an index.',
    source: SEC,
  },
  {
    title: 'Target-date funds',
    examples: [
      'are target date funds good',
      'how does a target date fund work',
      'which target date fund year should i pick',
    ],
    needs: ['target date,target date fund,target date funds,target fund'],
    may: 'are is a good how does do work which year should pick choose worth it in my fees what whats for the fund funds explain #',
    never: 'how much',
    isSure: true,
    text: 'A target-date fund holds a mix of stocks and bonds that becomes more cautious as its year comes closer. The year is usually that of the planned retirement. It needs no attention; fees and the mix differ between companies.',
    source: SEC,
  },
  {
    title: 'How to begin to invest',
    examples: [
      'how do i start investing',
      'where do i start with investing',
      'how much money do i need to start investing',
      'should i invest or save',
      'is now a good time to invest',
      'should i invest all at once or a little each month',
    ],
    needs: [
      'start investing,begin investing,start with investing,get into investing,invest or save,save or invest,time to invest,invest all at once,lump sum or,new to investing,investing for beginners,learn to invest',
    ],
    may: 'how do where i much money need to should is now a good or little each month at time all once with for beginners in the stock market stocks invest investing dollar cost averaging first small amount lump sum it what #',
    never: 'debt,card,loan,mortgage,$',
    text: 'A common order is an emergency fund, then the full match of an employer, then debts with high rates, and then investing in a broad, cheap fund. Only money that is not needed for five years or more belongs into stocks. Nobody knows the right moment; regular amounts take that decision away.',
    source: SEC,
    also: ['How long would my emergency fund last?'],
  },
  {
    title: 'Stocks and bonds in older age',
    examples: [
      'how much of my money should be in stocks at my age',
      'should retirees be in stocks',
      'what should i do when the market drops',
      'should i sell when the market is down',
      'how much can i withdraw in retirement',
    ],
    needs: [
      'in stocks,market drops,market is down,market crash,market crashes,market goes down,4 percent rule,withdrawal rate,withdraw in retirement,bonds or stocks,stocks or bonds,take out each year in retirement',
      'how much,should,what',
    ],
    may: 'of my money be at age retirees what do when the is a safe can i if in retirement each year old sell rule percent drops down retired still person goes #',
    never:
      'do i have,how much is,how much of my money is,did,am i,what can i take,how much can i take,how much could i take,what can i withdraw,using the 4,with the 4,by the 4',
    text: 'The share of stocks follows from when the money is needed and from the losses one can bear, so it usually falls with age; many retirees still hold some, because retirement can last thirty years. Selling after a fall makes the loss final. By the 4% rule, a rule of thumb, 4% of the savings is taken in the first year and the same amount, adjusted for prices, later.',
    source: SEC,
    also: ['How are my investments divided?'],
  },
  {
    title: 'Fees of investments',
    examples: [
      'what is a good expense ratio',
      'is a 1% advisor fee too much',
      'do i need a financial advisor',
      'are financial advisors worth it',
      'what is a fiduciary',
    ],
    needs: [
      'advisor,adviser,advisors,advisers,fiduciary,financial planner,expense ratio,robo advisor',
      `need,fee,fees,cost,charge,what is,what does,too much,1 percent,${WORTH},find,pay`,
    ],
    may: 'do i a financial is are worth it the what good percent too much fee should get hire my how find one for retirement an low high normal their pay does cost #',
    never: 'did i,are you',
    isSure: true,
    text: 'Index funds often cost less than 0.2% a year, and advisers often about 1% of what they manage, which weighs much over decades. An adviser can be worth it for complicated questions or to keep a plan. A fiduciary has to act in the client’s interest. Some work for a fee by the hour, and Investor.gov shows whether one is registered.',
    source: SEC,
  },
  {
    title: 'Crypto and gold',
    examples: ['is crypto a good investment', 'is gold safe'],
    needs: ['crypto,bitcoin,ethereum,gold,nft,dogecoin', `safe,invest,investment,${WORTH},put`],
    may: 'is a good should i put money in my some into for retirement buy investing still',
    never: 'how much,hold,have,worth today,sell,stock,stocks,time to buy,should i buy',
    text: 'Crypto assets and gold pay no interest, and their prices can fall far within weeks; nothing insures them. Regulators advise to risk only what one can afford to lose. Halyard does not judge single investments.',
    source: SEC,
  },
  {
    title: 'Rental property',
    examples: [
      'is rental property a good investment',
      'should i buy a rental',
      'is real estate better than stocks',
    ],
    needs: [
      'rental,rental property,rental properties,real estate,investment property,airbnb',
      `${WORTH},invest,investment,better`,
    ],
    may: 'is a good should i buy property estate real than stocks or to an do get in my',
    never: 'how much,income,rent did,sell',
    isSure: true,
    text: 'A rental brings rent and may gain value, but it also costs repairs, insurance, taxes, empty months, and time, and much of the money is in one place. Funds of real estate (REITs) spread this over many buildings. Which earns more is not known in advance.',
    source: OWN_WORDS,
  },
];
