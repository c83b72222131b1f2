import { ASKED, type FormText } from './form';

/** This asks for the regular payments by their size. */
export const BILL_FORMS: readonly FormText[] = [
  {
    measure: 'recurring',
    needs: [
      'most expensive,biggest,highest,priciest,largest,costliest,costs the most,cost the most,costs me the most,cost me the most',
      'bill,bills,recurring payment,recurring payments,monthly payment,monthly payments,fixed cost,fixed costs,fixed expense,fixed expenses',
    ],
    may: `${ASKED} most expensive biggest highest priciest largest costliest costs cost the bill bills recurring payment payments monthly fixed expense expenses each every month a per have pay regular which that right now`,
    never:
      'last month,this month,ever,last year,this year,last,next,due,upcoming,paid,was,did,went up,credit card,phone,electric,utility,medical,water',
    order: 'most',
  },
];
