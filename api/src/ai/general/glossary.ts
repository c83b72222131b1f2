/** True of every user. */
export interface GlossaryEntry {
  readonly id: string;
  readonly title: string;
  /** How people call it, separated by commas. */
  readonly names: string;
  readonly text: string;
  /** Where a reader can check it. */
  readonly source: string;
}

const IRS_HSA = 'IRS Publication 969';
const IRS_IRA = 'IRS Publication 590-A';
const CFPB = 'Consumer Financial Protection Bureau';
const SEC = 'Investor.gov, U.S. Securities and Exchange Commission';

/** No amount in them changes from year to year. */
export const GLOSSARY = [
  {
    id: 'hsa',
    title: 'Health savings account (HSA)',
    names: 'hsa,health savings account',
    text: 'An account for medical costs that people with a high-deductible health plan can pay into. Contributions can lower taxable income, and withdrawals for qualified medical costs are not taxed. The money stays in the account from year to year.',
    source: IRS_HSA,
  },
  {
    id: 'fsa',
    title: 'Flexible spending account (FSA)',
    names: 'fsa,flexible spending account',
    text: 'An account at work for medical or dependent-care costs, paid from wages before tax. Most of the money has to be used within the plan year.',
    source: IRS_HSA,
  },
  {
    id: 'roth_ira',
    title: 'Roth IRA',
    names: 'roth ira,roth',
    text: 'A retirement account that is paid into with money that was taxed already. Qualified withdrawals in retirement are not taxed. Who may pay in depends on income.',
    source: IRS_IRA,
  },
  {
    id: 'traditional_ira',
    title: 'Traditional IRA',
    names: 'ira,traditional ira,individual retirement account',
    text: 'A retirement account whose contributions may lower taxable income now. Withdrawals in retirement are taxed as income.',
    source: IRS_IRA,
  },
  {
    id: '401k',
    title: '401(k)',
    names: '401k,four oh one k',
    text: 'A retirement plan at work that is paid from wages. Many employers match part of what an employee pays in.',
    source: SEC,
  },
  {
    id: 'apr',
    title: 'Annual percentage rate (APR)',
    names: 'apr,annual percentage rate',
    text: 'What borrowing costs in a year, as a percentage, with certain fees included. It makes loans and cards comparable.',
    source: CFPB,
  },
  {
    id: 'apy',
    title: 'Annual percentage yield (APY)',
    names: 'apy,annual percentage yield',
    text: 'What savings earn in a year, as a percentage, with interest on interest included.',
    source: CFPB,
  },
  {
    id: 'emergency_fund',
    title: 'Emergency fund',
    names: 'emergency fund,rainy day fund',
    text: 'Money set aside for costs that nobody planned, such as a repair or lost wages. It is usually held where it can be reached at once, and is often measured in months of spending.',
    source: CFPB,
  },
  {
    id: 'compound_interest',
    title: 'Compound interest',
    names: 'compound interest,compounding',
    text: 'Interest that is earned on earlier interest as well as on the original sum. Over long times it makes savings, and debts, grow faster and faster.',
    source: SEC,
  },
  {
    id: 'fifty_thirty_twenty',
    title: 'The 50/30/20 rule',
    names: '50/30/20,503020,50 30 20',
    text: 'A rule of thumb that divides income after tax: half for needs, somewhat less than a third for wants, and a fifth for savings and debt. It is a starting point and fits no household exactly.',
    source: CFPB,
  },
  {
    id: 'net_worth',
    title: 'Net worth',
    names: 'net worth',
    text: 'Everything that someone owns minus everything that they owe.',
    source: CFPB,
  },
  {
    id: 'credit_score',
    title: 'Credit score',
    names: 'credit score,fico,fico score',
    text: 'A number that lenders use to judge how likely a loan is paid back. Paying on time and using little of the available credit help it.',
    source: CFPB,
  },
  {
    id: 'credit_utilization',
    title: 'Credit utilization',
    names: 'credit utilization,utilization rate,credit usage',
    text: 'The share of the available credit on cards that is in use. A lower share is better for a credit score.',
    source: CFPB,
  },
  {
    id: 'index_fund',
    title: 'Index fund',
    names: 'index fund,index funds',
    text: 'A fund that holds the securities of a market index instead of choosing among them. Its costs are often low.',
    source: SEC,
  },
  {
    id: 'etf',
    title: 'Exchange-traded fund (ETF)',
    names: 'etf,etfs,exchange traded fund',
    text: 'A fund whose shares are bought and sold on an exchange during the day. Many of them follow an index.',
    source: SEC,
  },
  {
    id: 'mutual_fund',
    title: 'Mutual fund',
    names: 'mutual fund,mutual funds',
    text: 'A fund that pools the money of many investors and buys securities with it. Its price is set once a day.',
    source: SEC,
  },
  {
    id: 'diversification',
    title: 'Diversification',
    names: 'diversification,diversify',
    text: 'Spreading money over different kinds of investments, so that a loss of one of them weighs less.',
    source: SEC,
  },
  {
    id: 'debt_snowball',
    title: 'Debt snowball',
    names: 'debt snowball,snowball method,snowball',
    text: 'Paying debts off from the smallest balance to the largest. Early successes come soon, and the interest is often higher than with the avalanche.',
    source: CFPB,
  },
  {
    id: 'debt_avalanche',
    title: 'Debt avalanche',
    names: 'debt avalanche,avalanche method,avalanche',
    text: 'Paying debts off from the highest interest rate to the lowest. It costs the least interest.',
    source: CFPB,
  },
  {
    id: 'debt_to_income',
    title: 'Debt-to-income ratio',
    names: 'debt to income,debt to income ratio,dti,debttoincome,debttoincome ratio',
    text: 'Monthly debt payments divided by monthly income before tax. Lenders use it to judge whether another loan fits.',
    source: CFPB,
  },
  {
    id: 'inflation',
    title: 'Inflation',
    names: 'inflation',
    text: 'A general rise of prices, so that the same money buys less than before.',
    source: SEC,
  },
  {
    id: 'term_life',
    title: 'Term life insurance',
    names: 'term life,term life insurance,term insurance',
    text: 'Insurance that pays if the insured person dies within a fixed number of years. It costs less than whole life insurance and builds no cash value.',
    source: 'National Association of Insurance Commissioners',
  },
  {
    id: 'whole_life',
    title: 'Whole life insurance',
    names: 'whole life,whole life insurance',
    text: 'Insurance that lasts for life and builds a cash value. It costs more than term life insurance.',
    source: 'National Association of Insurance Commissioners',
  },
  {
    id: 'high_yield_savings',
    title: 'High-yield savings account',
    names:
      'high yield savings account,high yield savings,highyield savings account,highyield savings,hysa',
    text: 'A savings account that pays more interest than most others. The rate can change at any time.',
    source: CFPB,
  },
] as const satisfies readonly GlossaryEntry[];

export const GLOSSARY_IDS = GLOSSARY.map(({ id }) => id);
