import type { Category } from '@halyard/shared-contracts/finance';

/** How people call categories beside their names; several categories are meant together. */
export const CATEGORY_WORDS: readonly (readonly [
  words: string,
  categories: readonly Category[],
])[] = [
  ['grocery,groceries,supermarket,supermarkets', ['Groceries']],
  [
    'dining,dining out,dine out,restaurant,restaurants,eating out,eat out,ate out,takeout,take out,fast food,eating',
    ['Dining Out'],
  ],
  ['food,food and drink,meals', ['Groceries', 'Dining Out']],
  ['gas,fuel,gasoline,petrol', ['Gas']],
  [
    'transportation,transport,transit,public transport,rideshare,rideshares,ride shares,commute,commuting,taxi,taxis,bus',
    ['Transportation'],
  ],
  ['auto loan,car loan,car payment,car payments,auto payment', ['Auto Loan']],
  ['auto insurance,car insurance', ['Auto Insurance']],
  ['student loan,student loans', ['Student Loan']],
  [
    'utilities,utility,electric,electricity,power,water bill,utility bill,utility bills,heating',
    ['Utilities'],
  ],
  ['phone,cell phone,cellphone,mobile phone', ['Phone']],
  ['internet,wifi,broadband', ['Internet']],
  ['subscription,subscriptions,memberships,membership,streaming', ['Subscriptions']],
  ['shopping,clothes,clothing', ['Shopping']],
  ['entertainment,movies,concerts,games,fun', ['Entertainment']],
  ['travel,travels,travelling,traveling,trips,flights,vacations,hotels,airfare', ['Travel']],
  ['rent,housing', ['Rent']],
  ['salary,wages', ['Salary']],
  ['investments', ['Investments']],
];
