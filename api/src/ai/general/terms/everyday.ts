import type { GlossaryEntry } from '../glossary-entry';
import { CFPB, FDIC, IRS_PAY, OWN_WORDS, SSA } from './sources';

/** These terms are about spending, pay, taxes, and banks. */
export const EVERYDAY_TERMS = [
  {
    id: 'interest_rate',
    title: 'Interest rate',
    names: 'interest rate,rate of interest,nominal rate',
    text: 'What a lender charges for borrowed money in a year, as a percentage of what is owed. It leaves out fees, which the APR of the same loan includes. On most cards both are the same, because interest is the only regular cost.',
    source: CFPB,
  },
  {
    id: 'safe_to_spend',
    title: 'Safe to spend',
    names: 'safe to spend figure,safe to spend amount,safe to spend number',
    text: 'The part of the money in checking and cash that can be spent until the next payday. The bills that are due before then, money promised to goals, and the usual everyday spending are taken off, with some room for surprises. Savings are not counted.',
    source: OWN_WORDS,
  },
  {
    id: 'sinking_fund',
    title: 'Sinking fund',
    names: 'sinking fund,sinking funds',
    text: 'Money that is put aside bit by bit for a cost that is known to come, such as car repairs, gifts, or a yearly bill. An emergency fund is for costs that nobody planned.',
    source: OWN_WORDS,
  },
  {
    id: 'discretionary_spending',
    title: 'Discretionary spending',
    names:
      'discretionary spending,discretionary expenses,discretionary income,discretionary,nonessential spending,nondiscretionary spending',
    text: 'Spending on what is wanted and not needed, such as eating out, hobbies, and travel. Rent, food at home, insurance, and loan payments are usually not counted.',
    source: OWN_WORDS,
  },
  {
    id: 'fixed_expenses',
    title: 'Fixed and variable expenses',
    names:
      'fixed expenses,fixed expense,fixed costs,fixed cost,variable expenses,variable expense,variable costs,fixed and variable expenses',
    text: 'Fixed expenses come at about the same amount each month, such as rent and insurance. Variable expenses change with what is bought, such as groceries and gas.',
    source: OWN_WORDS,
  },
  {
    id: 'savings_rate',
    title: 'Savings rate',
    names: 'savings rate,saving rate',
    text: 'The share of income that is not spent. How much is good depends on income, age, and plans; a common rule of thumb sets a fifth of the income after tax aside.',
    source: OWN_WORDS,
  },
  {
    id: 'pay_yourself_first',
    title: 'Pay yourself first',
    names: 'pay yourself first,paying yourself first',
    text: 'Moving money into savings as soon as income arrives, before anything is spent, often by an automatic transfer.',
    source: CFPB,
  },
  {
    id: 'zero_based_budget',
    title: 'Zero-based budget',
    names: 'zero based budget,zerobased budget,zero based budgeting,zerobased budgeting',
    text: 'A budget that gives every dollar of income a purpose, savings included, so that nothing is left without one.',
    source: OWN_WORDS,
  },
  {
    id: 'cash_flow',
    title: 'Cash flow',
    names: 'cash flow,cashflow',
    text: 'The money that comes in and the money that goes out during a time. It is positive if more comes in.',
    source: CFPB,
  },
  {
    id: 'gross_income',
    title: 'Gross and net income',
    names:
      'gross income,gross,gross pay,net income,net pay,gross and net income,take home pay,gross salary',
    text: 'Gross income is pay before taxes and deductions. Net income, or take-home pay, is what arrives after them.',
    source: IRS_PAY,
  },
  {
    id: 'withholding',
    title: 'Withholding',
    names: 'withholding,tax withholding,w4,w 4',
    text: 'Income tax that an employer withholds from pay and sends to the tax office. The employee fills in a form from which the employer computes how much to withhold.',
    source: IRS_PAY,
  },
  {
    id: 'w2',
    title: 'Forms W-2 and 1099',
    names:
      'w2,w 2,w2 form,1099k,1099 k,1099 nec,1099nec,1099 misc,1099,1099 form,form 1099,form w2',
    text: 'Forms for the tax return. The first shows what an employer paid an employee in a year, and the taxes withheld. The second shows other income, such as that of a contractor, interest, or dividends.',
    source: IRS_PAY,
  },
  {
    id: 'tax_bracket',
    title: 'Tax bracket',
    names: 'tax bracket,tax brackets,marginal tax rate,marginal rate',
    text: 'A range of taxable income with its own rate. Only the part of the income within the range is taxed at that rate, so a raise never lowers what is left of the other income.',
    source: IRS_PAY,
  },
  {
    id: 'standard_deduction',
    title: 'Standard deduction',
    names: 'standard deduction,itemized deduction,itemized deductions,itemizing,itemize',
    text: 'An amount that lowers taxable income without receipts. A taxpayer can list the actual deductible costs instead, which is called itemizing.',
    source: IRS_PAY,
  },
  {
    id: 'tax_deduction',
    title: 'Tax deduction and tax credit',
    names: 'tax deduction,tax deductions,tax credit,tax credits,write off,tax write off,writeoff',
    text: 'A deduction lowers the income that is taxed. A credit lowers the tax itself, so a credit of an amount is worth more than a deduction of the same amount.',
    source: IRS_PAY,
  },
  {
    id: 'estimated_tax',
    title: 'Estimated taxes',
    names:
      'estimated tax,estimated taxes,quarterly taxes,quarterly tax,quarterly estimated taxes,estimated tax payments',
    text: 'Taxes that people pay during the year on income without withholding, such as that of freelancers. They are usually paid in four parts.',
    source: IRS_PAY,
  },
  {
    id: 'fica',
    title: 'Payroll taxes (FICA)',
    names: 'fica,fica tax,payroll tax,payroll taxes,self employment tax',
    text: 'Taxes on pay for Social Security and Medicare. Employees and employers share them, and the self-employed pay both parts.',
    source: SSA,
  },
  {
    id: 'social_security',
    title: 'Social Security',
    names: 'social security,social security benefits',
    text: 'A federal program that pays monthly benefits in old age, after a disability, and to survivors. The amount depends on past earnings and on the age of claiming.',
    source: SSA,
  },
  {
    id: 'overdraft',
    title: 'Overdraft',
    names: 'overdraft,overdrafts,overdraft fee,overdraft fees,overdraft protection',
    text: 'Spending more than an account holds. The bank may pay the amount all the same and charge a fee, or decline the payment.',
    source: CFPB,
  },
  {
    id: 'checking_account',
    title: 'Checking and savings accounts',
    names: 'checking account,savings account,checking and savings account',
    text: 'A checking account is for everyday payments. A savings account is for money that is kept, and usually pays more interest.',
    source: CFPB,
  },
  {
    id: 'money_market',
    title: 'Money market account',
    names: 'money market account,money market,money market accounts,money market fund',
    text: 'A deposit account that often pays more interest than other savings and may allow checks. A money market fund is an investment and is not insured by the FDIC.',
    source: FDIC,
  },
  {
    id: 'ach',
    title: 'ACH transfer',
    names: 'ach,ach transfer,ach payment,direct deposit',
    text: 'An electronic payment between bank accounts in the United States, as used for direct deposit and many bills. It usually takes a day or more.',
    source: CFPB,
  },
] as const satisfies readonly GlossaryEntry[];
