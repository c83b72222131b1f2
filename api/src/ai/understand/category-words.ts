import type { Category } from '@halyard/shared-contracts/finance';

/** Words that commas separate, and the categories that they mean together. */
type CategoryWords = readonly [words: string, categories: readonly Category[]];

/** How people call the built-in categories beside their names. */
export const CATEGORY_WORDS: readonly CategoryWords[] = [
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
  ['medical,doctor,doctors,dentist,pharmacy,healthcare,health care', ['Medical']],
  ['childcare,child care,daycare,babysitter,babysitting', ['Childcare']],
  ['fitness,gym,gyms', ['Fitness']],
  ['pets,pet,vet', ['Pets']],
  ['education,tuition', ['Education']],
  ['gifts and donations,gifts,donations,charity', ['Gifts & Donations']],
  ['personal care,haircut,haircuts', ['Personal Care']],
  ['fees,bank fees', ['Fees']],
];

/** Names of built-in categories that mean something else in a question. */
const MEAN_MORE: ReadonlySet<string> = new Set<Category>([
  'Home',
  'Income',
  'Interest Income',
  'Loan Interest',
  'Other',
  'Savings',
  'Taxes',
  'Transfer',
]);

/** Every name by which a question can mean the categories of a user, who may have added some of their own. */
export function categoryVocabulary(categories: readonly Category[]): readonly CategoryWords[] {
  const known = new Set<string>(categories);
  const synonyms = CATEGORY_WORDS.map(
    ([words, meant]) => [words, meant.filter((name) => known.has(name))] as const,
  );
  const names = categories.filter((name) => !MEAN_MORE.has(name));
  return [...synonyms, ...names.map((name) => [name, [name]] as const)];
}
