import { IRS_SELF } from '../terms/sources';
import { type Faq, SELF } from './faq';
import { MILEAGE } from './legal-figures';

export const BUSINESS_COSTS_FAQ: readonly Faq[] = [
  {
    title: 'Business costs of the self-employed',
    examples: [
      'what can i deduct as a gig worker',
      'can i write off my mileage for uber',
      'what expenses can freelancers write off',
      'can i deduct my phone bill as a driver',
    ],
    needs: [
      'deduct,deduction,deductions,write off,writeoff,write offs,writeoffs,expense off,claim',
      `${SELF},mileage,miles,home office,business,phone bill,phone,internet,laptop,car payment,gas`,
    ],
    may: 'expenses expense costs gas phone bill car internet home office mileage miles laptop what can as for of taxes tax my driving drive delivering delivery courier gig rideshare meals health insurance claim',
    never: 'spent,did i,how much did',
    isSure: true,
    text: 'The self-employed can deduct ordinary and necessary costs of the work, such as the business part of phone, internet, supplies, and fees of an app. For a car it is either a fixed amount per business mile or the business part of the actual costs. Records have to show it. What counts in one case is a question for a tax preparer.',
    source: IRS_SELF,
  },
  {
    title: 'The rate for business miles',
    examples: [
      'what is the irs mileage rate',
      'can i deduct my car mileage and what is the rate for 2026',
      'how much per mile can i write off',
    ],
    needs: ['mileage,miles,mile', 'rate,rates,per mile,a mile,each mile,how much'],
    may: 'what whats the irs standard business deduct deduction deductions write off claim can i my car for and of driving drive this year is as a driver uber lyft doordash delivery delivering courier gig rideshare taxes tax in current #',
    never: 'did i,spent,credit card,points,airline,interest',
    isSure: true,
    text: 'The IRS sets a rate for each business mile of a car. It covers gas, repairs, insurance, and wear, so those costs cannot be deducted as well. Driving to a regular place of work does not count.',
    source: IRS_SELF,
    figures: [MILEAGE],
  },
];
