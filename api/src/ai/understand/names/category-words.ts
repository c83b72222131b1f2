import type { Category } from '@halyard/shared-contracts/finance';

/** Words that commas separate, and the categories that they mean together. */
type CategoryWords = readonly [words: string, categories: readonly Category[]];

/** How people call the built-in categories beside their names. */
export const CATEGORY_WORDS: readonly CategoryWords[] = [
  [
    'grocery,groceries,grocery shopping,supermarket,supermarkets,grocery store,grocery stores,grocery bill,grocery bills,food shopping,groceries bill,grocery trips,grocery runs,produce,food at home,grocery shop',
    ['Groceries'],
  ],
  [
    'dining,dining out,dine out,restaurant,restaurants,eating out,eat out,ate out,takeout,fast food,dinners,lunches,food delivery,delivery,restaurants and delivery,eating,takeaway,take out food,carryout,coffee,coffees,coffee shop,coffee shops,coffeeshops,cafe,cafes,lattes,breakfast,brunch,lunch,dinner,pizza,bars,bar tabs,drinks,restaurant bills,restaurant food,restaurant meals,eating at restaurants,going out to eat,out to eat,meals out,dining at restaurants,fastfood,delivery food,delivery apps',
    ['Dining Out'],
  ],
  [
    'food,food and drink,meals,food and groceries,eating in and out,food and dining',
    ['Groceries', 'Dining Out'],
  ],
  [
    'gas,fuel,gasoline,petrol,gas station,gas stations,filling up,car fuel,gas for my car,gas for the car,gas money,fueling,fuel ups,at the pump,diesel',
    ['Gas'],
  ],
  [
    'transportation,transport,transit,parking,tolls,train,subway,public transportation,public transport,rideshare,rideshares,ride shares,commute,commuting,taxi,taxis,bus,getting around,ride sharing,ridesharing,cabs,cab,cab rides,subway fare,train tickets,bus fare,transport costs,public transit',
    ['Transportation'],
  ],
  [
    'auto loan,car loan,car payment,car payments,auto payment,auto loan payment,car note,car loan payment,auto loans,vehicle loan,auto financing',
    ['Auto Loan'],
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
    'utilities,utility,electric bill,electricity bill,gas bill,power bill,gas and electric,electric,electricity,power,water bill,utility bill,utility bills,heating,electrical bill,electrical,light bill,gas and electric bill,energy,energy bill,energy bills,power company,electric company,water,electricity bills,utility costs,sewer,trash',
    ['Utilities'],
  ],
  [
    'phone bills,cellular,cell phone bill,cellphone bill,mobile,mobile bill,wireless,wireless bill,telephone,mobile phone bill,phone,phone bill,cell bill,cell,cell phone,cellphone,mobile phone',
    ['Phone'],
  ],
  [
    'internet,wifi,broadband,internet bill,wifi bill,cable,cable bill,internet service',
    ['Internet'],
  ],
  [
    'subscription,subscriptions,streaming services,streaming subscriptions,memberships,membership,streaming,subscription services,monthly subscriptions,online subscriptions,subscription fees,streaming apps,tv subscriptions',
    ['Subscriptions'],
  ],
  [
    'shopping,clothes,clothing,shoes,apparel,outfits,online shopping,retail,electronics,gadgets',
    ['Shopping'],
  ],
  [
    'home improvement,home improvements,furniture,home repairs,home maintenance,house repairs,household repairs,decor,home decor,furnishings,garden,gardening',
    ['Home'],
  ],
  [
    'entertainment,movie,tickets,movies,concerts,games,fun,going to the movies,cinema,theater,shows,events,leisure,nights out,hobbies,recreation,video games',
    ['Entertainment'],
  ],
  [
    'travel,vacation,holidays,travels,travelling,traveling,trips,flights,vacations,hotels,airfare,plane tickets,flight,hotel,hotel stays,airline tickets,travel expenses,travelling expenses,trips away,lodging,vacation travel',
    ['Travel'],
  ],
  ['rent,rent payment,rent payments,apartment rent', ['Rent']],
  ['housing,housing costs,housing expenses,housing payment', ['Rent', 'Mortgage']],
  [
    'insurance,insurances,insurance premiums,insurance premium,premiums,insurance payments,insurance bills,insurance costs',
    ['Insurance', 'Auto Insurance'],
  ],
  [
    'salary,wages,payroll,work salary,work income,job income,income from work,income from my job,at my job,from my job,from work,my job',
    ['Salary'],
  ],
  ['investments', ['Investments']],
  [
    'medical,health,medical bills,doctor visits,copays,prescriptions,medicine,medication,meds,doctor,doctors,dentist,pharmacy,healthcare,health care,medical expenses,medical costs,health costs,health expenses,doctor bills,hospital,hospital bills,dental,copay,medicines,drugstore,doctors appointments,eye doctor',
    ['Medical'],
  ],
  [
    'childcare,child care,daycare,day care,preschool,nanny,babysitter,babysitting,kids,children,child care costs,day care costs,daycare bill,daycare costs,nursery,after school care',
    ['Childcare'],
  ],
  ['fitness,gym,gyms,gym membership,gym fees,exercise,working out,gym dues', ['Fitness']],
  [
    'pets,pet,vet,vet bills,vet bill,dog,dogs,cat,cats,pet care,pet food,pet supplies,veterinarian,dog food',
    ['Pets'],
  ],
  [
    'education,tuition,school,college,courses,classes,tuition payments,tuition bill,school fees,textbooks',
    ['Education'],
  ],
  [
    'gifts and donations,gift,presents,gifts,donations,donation,donate,donated,donating,charity,tithe,tithes,charities,charitable donations,charitable giving to charity,birthday gifts,christmas gifts',
    ['Gifts & Donations'],
  ],
  [
    'personal care,haircut,haircuts,salon,barber,beauty,cosmetics,makeup,skincare,hair,spa,nails,manicures,toiletries',
    ['Personal Care'],
  ],
  [
    'fees,fee,bank fees,bank charges,overdraft fees,bank fee,service fees,overdrafts,overdraft,atm fees,late fees,account fees,service charges,banking fees,penalty fees',
    ['Fees'],
  ],
  ['tax,taxes,income tax,property tax,property taxes', ['Taxes']],
  ['pension,pensions', ['Pension']],
  ['social security,benefits,disability benefits,unemployment,unemployment benefits', ['Benefits']],
  ['dividend,dividends', ['Dividends']],
  [
    'mortgage payment,house note,mortgage payments,house payment,house payments,home loan payment,home loan payments,mortgage bill,mortgage costs,house loan payment',
    ['Mortgage'],
  ],
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

/** Words for a part of a category, which is known only as a whole. */
const PARTS: ReadonlySet<string> = new Set(
  'takeaway,take out food,carryout,coffee,coffees,coffee shop,coffee shops,coffeeshops,cafe,cafes,lattes,breakfast,brunch,lunch,dinner,pizza,bars,bar tabs,drinks,fastfood,delivery food,delivery apps,produce,diesel,ride sharing,ridesharing,cabs,cab,cab rides,subway fare,train tickets,bus fare,public transit,electrical bill,electrical,light bill,energy,energy bill,energy bills,power company,electric company,water,electricity bills,sewer,trash,cable,cable bill,apparel,outfits,online shopping,electronics,gadgets,home decor,decor,furnishings,garden,gardening,cinema,theater,shows,events,hobbies,video games,going to the movies,plane tickets,flight,hotel,hotel stays,airline tickets,lodging,doctor bills,hospital,hospital bills,dental,copay,medicines,drugstore,doctors appointments,eye doctor,daycare bill,daycare costs,day care costs,nursery,after school care,gym membership,gym fees,gym dues,exercise,working out,vet bills,vet bill,dog,dogs,cat,cats,pet food,dog food,veterinarian,textbooks,classes,school fees,tuition payments,tuition bill,charitable donations,birthday gifts,christmas gifts,charities,cosmetics,makeup,skincare,hair,spa,nails,manicures,toiletries,overdrafts,overdraft,atm fees,late fees,service fees,tv subscriptions,streaming apps,takeout,fast food,food delivery,delivery,dinners,lunches,taxi,taxis,bus,train,subway,parking,tolls,transit,rideshare,rideshares,heating,electric,electricity,power,water bill,electric bill,electricity bill,gas bill,power bill,streaming,membership,memberships,streaming services,clothes,clothing,shoes,movies,movie,concerts,games,tickets,flights,hotels,airfare,doctor,doctors,dentist,pharmacy,prescriptions,medicine,medication,meds,copays,daycare,day care,preschool,nanny,babysitter,babysitting,kids,children,gym,gyms,vet,tuition,gifts,gift,presents,donations,donation,charity,tithe,tithes,haircut,haircuts,salon,barber,furniture,overdraft fees,disability benefits,unemployment,social security,property tax,property taxes,income tax'.split(
    ',',
  ),
);

/** Whether a word means only a part of its category. */
export const isPartOfCategory = (text: string): boolean => PARTS.has(text);
