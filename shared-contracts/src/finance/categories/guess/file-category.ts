import { type BuiltInCategory, CATEGORIES, toCategory } from '../../category';
import { plainWords } from './plain-words';

/** Banks and finance programs write these names into their files. */
const NAMES: Readonly<Partial<Record<BuiltInCategory, string>>> = {
  Rent: 'mortgage and rent,rent and mortgage,housing rent',
  Mortgage: 'home loan,mortgages',
  'Auto Loan': 'auto payment,car payment,auto and transport auto payment',
  'Student Loan': 'student loans',
  'Loan Interest':
    'finance charge,interest charge,interest charged,loan interest,credit card interest',
  Utilities: 'utility,gas and electric,gas and electricity,electricity,water,energy,garbage',
  Subscriptions: 'subscription,streaming,software,software and tech,digital entertainment',
  Phone:
    'mobile phone,phone cable,cell phone,telephone,communications wireless communication services',
  Internet: 'internet and cable,television,cable,communications cable and internet comm',
  'Auto Insurance': 'car insurance',
  Insurance: 'home insurance,health insurance,life insurance,business services insurance services',
  Childcare: 'child care,babysitter and daycare,kids activities,child activities',
  Taxes: 'tax,federal tax,state tax,local tax,property tax',
  Groceries:
    'grocery,supermarkets,supermarket,food and groceries,merchandise and supplies groceries,warehouse clubs,alcohol,alcohol and bars',
  'Dining Out':
    'dining,restaurants,restaurant,food and drink,food and dining,food and drinks,eating out,restaurants and bars,bars and restaurants,fast food,coffee shops,coffee shop,' +
    'restaurant restaurant,restaurant bar and cafe,takeaway,bars and cafes,meals,food delivery',
  Gas: 'gasoline,gas automotive,gas and fuel,gas and fuels,fuel,transportation fuel,auto and gas,petrol',
  Shopping:
    'clothing,department stores,' +
    'merchandise and supplies department stores,electronics,electronics and software,books,sporting goods,media and electronics',
  Entertainment:
    'entertainment and recreation,leisure and entertainment,movies and dvds,music,games,hobbies,amusement',
  Travel:
    'airfare,lodging,hotel,hotels,car rental,rental car,holidays,travel and holidays,air travel,vacation,travel entertainment,travel airline,travel lodging,travel and vacation,trips',
  Transportation:
    'transport,automotive,auto and transport,public transportation,public transit,taxi and ride shares,ride share,parking,parking and tolls,tolls,service and parts,auto maintenance,transport and car',
  Medical:
    'health care,healthcare,health and wellness,medical services,doctor,dentist,pharmacy,pharmacies,health and fitness,medical and healthcare,health,eyecare',
  Fitness: 'gym,sports,sports and fitness',
  Home: 'home improvement,home services,furnishings,household,lawn and garden,house,home and garden,furniture and housewares',
  'Personal Care': 'hair,spa and massage,laundry,beauty,personal care and beauty',
  Education: 'tuition,books and supplies,schools',
  Pets: 'pet,pet food and supplies,veterinary,pet care',
  'Gifts & Donations': 'gifts,gift,charity,donations,gifts given,giving',
  Fees: 'fees and adjustments,fee,bank fee,bank fees,service fee,atm fee,late fee,fees and charges,bank fees and charges',
  Savings: 'saving,savings transfer,pots,savings goal',
  Investments: 'investment,invest,buy,investing,contributions',
  Salary: 'paycheck,paychecks,wages,payroll,pay',
  Income: 'other income,awards and rebate credits,reimbursement,bonus,returned purchase',
  'Interest Income': 'interest,interest earned',
  Dividends: 'dividend,dividends and capital gains',
  Benefits: 'social security,unemployment',
  Pension: 'retirement income',
  Transfer:
    'transfers,credit card payment,payment,payments,payments and credits,payment credit,credit card payments,internal transfer,balance transfer,account transfer',
};

/** These names hold more than one of our categories, so the text of the row counts before them if it names a category. */
const GENERAL: Readonly<Partial<Record<BuiltInCategory, string>>> = {
  Utilities: 'bills and utilities,bills and services,household and utilities,bills',
  Shopping:
    'shopping,merchandise,general merchandise,merchandise and supplies,merchandise and supplies general retail,' +
    'merchandise and supplies internet purchase',
  Travel: 'travel',
  'Personal Care': 'personal',
};

const key = (text: string): string => plainWords(text).join(' ');

export interface FileCategory {
  readonly category: BuiltInCategory;
  readonly isGeneral: boolean;
}

const entriesOf = (lists: typeof NAMES, isGeneral: boolean) =>
  Object.entries(lists).flatMap(([category, names]) =>
    names.split(',').map((name) => [name, { category: toCategory(category), isGeneral }] as const),
  );

const byName: ReadonlyMap<string, FileCategory> = new Map([
  ...CATEGORIES.filter((category) => category !== 'Other').map(
    (category) => [key(category), { category, isGeneral: false }] as const,
  ),
  ...entriesOf(GENERAL, true),
  ...entriesOf(NAMES, false),
]);

/**
 * Returns the built-in category for the name that a bank or a program writes, such as `Food:Groceries`, or null.
 * “Other” says nothing.
 */
export function fileCategory(name: string): FileCategory | null {
  const parts = name.split(/[:>]/);
  const keys = [name, parts.at(-1) ?? '', parts[0] ?? ''].map(key);
  return keys.map((each) => byName.get(each)).find((found) => found !== undefined) ?? null;
}
