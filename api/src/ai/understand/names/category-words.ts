import type { Category } from '@halyard/shared-contracts/finance';

/**
 * The texts are separated by commas. The words mean all of the categories together. The parts are words for a part
 * of them, which has no figure of its own.
 */
type CategoryWords = readonly [words: string, categories: readonly Category[], parts?: string];

const allOf = ([words, , parts]: CategoryWords): string =>
  parts === undefined ? words : `${words},${parts}`;

/** People also call the built-in categories like this. */
const CATEGORY_WORDS: readonly CategoryWords[] = [
  [
    'grocery,groceries,grocery shopping,supermarket,supermarkets,grocery store,grocery stores,grocery bill,grocery bills,food shopping,groceries bill,grocery trips,grocery runs,food at home,grocery shop',
    ['Groceries'],
    'produce',
  ],
  [
    'dining,dining out,dine out,restaurant,restaurants,eating out,eat out,ate out,eaten out,restaurants and delivery,eating,restaurant bills,restaurant food,restaurant meals,eating at restaurants,going out to eat,out to eat,meals out,dining at restaurants',
    ['Dining Out'],
    'takeout,fast food,dinners,lunches,food delivery,delivery,takeaway,take out food,carryout,coffee,coffees,coffee shop,coffee shops,coffeeshops,cafe,cafes,lattes,breakfast,brunch,lunch,dinner,pizza,bars,bar tabs,drinks,fastfood,delivery food,delivery apps',
  ],
  ['for going out,on going out', ['Dining Out', 'Entertainment']],
  [
    'food,food and drink,meals,food and groceries,eating in and out,food and dining',
    ['Groceries', 'Dining Out'],
  ],
  [
    'gas,fuel,gasoline,petrol,gas station,gas stations,filling up,car fuel,gas for my car,gas for the car,gas money,fill up,filled up,fill up the tank,fill up the car,fueling,fuel ups,at the pump',
    ['Gas'],
    'diesel',
  ],
  [
    'transportation,transport,public transportation,public transport,ride shares,commute,commuting,getting around,transport costs',
    ['Transportation'],
    'transit,parking,tolls,train,subway,rideshare,rideshares,taxi,taxis,bus,ride sharing,ridesharing,cabs,cab,cab rides,subway fare,train tickets,bus fare,public transit',
  ],
  [
    'auto loan,car loan,car loans,car payment,car payments,auto payment,auto loan payment,car note,car loan payment,auto loans,vehicle loan,auto financing',
    ['Auto Loan'],
  ],
  [
    'car expenses,car costs,the car cost,my car cost,vehicle expenses,vehicle costs,cost of the car,cost of my car',
    ['Auto Loan', 'Auto Insurance', 'Gas'],
  ],
  [
    'auto insurance,car insurance,vehicle insurance,auto insurance premium,car insurance premium,car insurance payment,car insurance bill',
    ['Auto Insurance'],
  ],
  [
    'student loan,student loans,student loan payment,student loan payments,college loans,student loan bill',
    ['Student Loan'],
  ],
  [
    'utilities,utility,gas and electric,utility bill,utility bills,gas and electric bill,utility costs',
    ['Utilities'],
    'electric bill,electricity bill,gas bill,power bill,electric,electricity,power,water bill,heating,electrical bill,electrical,light bill,energy,energy bill,energy bills,power company,electric company,water,electricity bills,sewer,trash',
  ],
  [
    'phone bills,cellular,cell phone bill,cellphone bill,mobile,mobile bill,wireless,wireless bill,telephone,mobile phone bill,phone,phone bill,cell bill,cell,cell phone,cellphone,mobile phone',
    ['Phone'],
  ],
  [
    'internet,wifi,broadband,internet bill,wifi bill,internet service',
    ['Internet'],
    'cable,cable bill',
  ],
  [
    'subscription,subscriptions,streaming subscriptions,subscription services,monthly subscriptions,online subscriptions,subscription fees',
    ['Subscriptions'],
    'streaming services,memberships,membership,streaming,streaming apps,tv subscriptions',
  ],
  [
    'shopping,retail',
    ['Shopping'],
    'clothes,clothing,shoes,apparel,outfits,online shopping,electronics,gadgets',
  ],
  [
    'home stuff,house stuff,stuff for the house,things for the house,stuff for the home,home improvement,home improvements,home repairs,home maintenance,house repairs,household repairs',
    ['Home'],
    'hoa,hoa dues,hoa fees,hoa fee,hoa payment,homeowners association,homeowners dues,association dues,condo fees,condo fee,condo dues,furniture,decor,home decor,furnishings,garden,gardening',
  ],
  [
    'entertainment,fun,leisure,nights out,recreation',
    ['Entertainment'],
    'movie,tickets,movies,concerts,games,going to the movies,cinema,theater,shows,events,hobbies,video games',
  ],
  [
    'travel,vacation,holidays,travels,travelling,traveling,trips,vacations,travel expenses,travelling expenses,trips away,vacation travel',
    ['Travel'],
    'flights,hotels,airfare,plane tickets,flight,hotel,hotel stays,airline tickets,lodging',
  ],
  ['rent,rent payment,rent payments,apartment rent', ['Rent']],
  ['housing,housing costs,housing expenses,housing payment', ['Rent', 'Mortgage']],
  [
    'insurance,insurances,insurance premiums,insurance premium,premiums,insurance payments,insurance bills,insurance costs',
    ['Insurance', 'Auto Insurance'],
  ],
  [
    'other insurance',
    ['Insurance'],
    'home insurance,homeowners insurance,house insurance,renters insurance,health insurance,dental insurance,pet insurance',
  ],
  [
    'salary,wages,payroll,work salary,work income,job income,income from work,income from my job,at my job,from my job,from work,my job',
    ['Salary'],
  ],
  ['investments', ['Investments']],
  [
    'medical,health,medical bills,doctor visits,healthcare,health care,medical expenses,medical costs,health costs,health expenses',
    ['Medical'],
    'copays,prescriptions,medicine,medication,meds,doctor,doctors,dentist,pharmacy,doctor bills,hospital,hospital bills,dental,copay,medicines,drugstore,doctors appointments,eye doctor',
  ],
  [
    'childcare,child care,child care costs',
    ['Childcare'],
    'daycare,day care,preschool,kindergarten,creche,sitter,sitters,babysitters,nannies,nanny,babysitter,babysitting,kids,children,day care costs,daycare bill,daycare costs,nursery,after school care',
  ],
  ['fitness', ['Fitness'], 'gym,gyms,gym membership,gym fees,exercise,working out,gym dues'],
  [
    'pets,pet,pet care,pet supplies',
    ['Pets'],
    'vet,vet bills,vet bill,dog,dogs,cat,cats,pet food,veterinarian,dog food',
  ],
  [
    'education,school,college,courses',
    ['Education'],
    'tuition,classes,tuition payments,tuition bill,school fees,textbooks',
  ],
  [
    'gifts and donations,donate,donated,donating,charitable giving to charity',
    ['Gifts & Donations'],
    'gift,presents,gifts,donations,donation,charity,tithe,tithes,charities,charitable donations,birthday gifts,christmas gifts,christmas presents,birthday presents,holiday gifts,valentines gifts,mothers day gifts,wedding gifts',
  ],
  [
    'personal care,beauty',
    ['Personal Care'],
    'haircut,haircuts,salon,barber,cosmetics,makeup,skincare,hair,spa,nails,manicures,toiletries',
  ],
  [
    'fees,fee,bank fees,bank charges,bank fee,account fees,service charges,banking fees,penalty fees',
    ['Fees'],
    'overdraft fee,overdraft fees,service fees,overdrafts,overdraft,atm fee,atm fees,late fee,late fees,annual fee,annual fees,maintenance fee,maintenance fees',
  ],
  ['tax,taxes', ['Taxes'], 'income tax,property tax,property taxes,irs'],
  ['pension,pensions', ['Pension']],
  [
    'benefits,unemployment benefits',
    ['Benefits'],
    'social security,disability benefits,unemployment',
  ],
  ['dividend,dividends', ['Dividends']],
  [
    'mortgage payment,house note,mortgage payments,house payment,house payments,home loan payment,home loan payments,mortgage bill,mortgage costs,house loan payment',
    ['Mortgage'],
  ],
];

export const CATEGORY_TEXTS: readonly string[] = CATEGORY_WORDS.map(allOf);

/** These names of categories mean something else in a question. */
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

/** Returns every name by which a question can mean a category, own categories included. */
export function categoryVocabulary(categories: readonly Category[]): readonly CategoryWords[] {
  const known = new Set<string>(categories);
  const synonyms = CATEGORY_WORDS.map(
    (entry) => [allOf(entry), entry[1].filter((name) => known.has(name))] as const,
  );
  const names = categories.filter((name) => !MEAN_MORE.has(name));
  return [...synonyms, ...names.map((name) => [name, [name]] as const)];
}

const PARTS: ReadonlySet<string> = new Set(
  CATEGORY_WORDS.flatMap(([, , words = '']) => words.split(',')),
);

export const isPartOfCategory = (text: string): boolean => PARTS.has(text);
