import type { Pattern } from './pattern';

/** These companies are common in US statements. Their names are specific, so they come before any other pattern. */
export const payeePatterns: readonly Pattern[] = [
  // Lenders.
  [/rocket (mortgage|mtg)/i, 'Rocket Mortgage', 'LOAN_PAYMENTS_MORTGAGE_PAYMENT', 'other'],
  [/mr\.? cooper/i, 'Mr. Cooper', 'LOAN_PAYMENTS_MORTGAGE_PAYMENT', 'other'],
  [/pennymac/i, 'PennyMac', 'LOAN_PAYMENTS_MORTGAGE_PAYMENT', 'other'],
  [/newrez|loandepot|home loans|\bmtg\b/i, null, 'LOAN_PAYMENTS_MORTGAGE_PAYMENT', 'other'],
  [
    /toyota (motor credit|financial)/i,
    'Toyota Financial Services',
    'LOAN_PAYMENTS_CAR_PAYMENT',
    'other',
  ],
  [/honda fin/i, 'Honda Financial Services', 'LOAN_PAYMENTS_CAR_PAYMENT', 'other'],
  [/gm financial/i, 'GM Financial', 'LOAN_PAYMENTS_CAR_PAYMENT', 'other'],
  [
    /ally (auto|financial)|capital one auto|carmax auto|hyundai motor fin/i,
    null,
    'LOAN_PAYMENTS_CAR_PAYMENT',
    'other',
  ],
  [/navient/i, 'Navient', 'LOAN_PAYMENTS_STUDENT_LOAN_PAYMENT', 'other'],
  [/sallie mae/i, 'Sallie Mae', 'LOAN_PAYMENTS_STUDENT_LOAN_PAYMENT', 'other'],
  [
    /great lakes (ed|hi|st)|edfinancial|firstmark/i,
    null,
    'LOAN_PAYMENTS_STUDENT_LOAN_PAYMENT',
    'other',
  ],
  [/lending ?club/i, 'LendingClub', 'LOAN_PAYMENTS_PERSONAL_LOAN_PAYMENT', 'other'],
  [
    /upstart|onemain|prosper fund|sofi (loan|lending)/i,
    null,
    'LOAN_PAYMENTS_PERSONAL_LOAN_PAYMENT',
    'other',
  ],
  [/affirm (inc|pay|\*)|affirm\.com/i, 'Affirm', 'LOAN_PAYMENTS_BNPL', 'online'],
  [/klarna/i, 'Klarna', 'LOAN_PAYMENTS_BNPL', 'online'],
  [/afterpay/i, 'Afterpay', 'LOAN_PAYMENTS_BNPL', 'online'],
  [/discover e-?payment/i, 'Discover', 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT', 'other'],
  [
    /american express ach|amex e-?p/i,
    'American Express',
    'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT',
    'other',
  ],
  [
    /capital one (mobile|online|crcard)|citi card|applecard|cardmember serv|synchrony/i,
    null,
    'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT',
    'other',
  ],

  // Insurers.
  [/allstate/i, 'Allstate', 'GENERAL_SERVICES_INSURANCE', 'online'],
  [/liberty mutual/i, 'Liberty Mutual', 'GENERAL_SERVICES_INSURANCE', 'online'],
  [/nationwide/i, 'Nationwide', 'GENERAL_SERVICES_INSURANCE', 'online'],
  [/usaa (insurance|p&c)/i, 'USAA', 'GENERAL_SERVICES_INSURANCE', 'online'],
  [/metlife/i, 'MetLife', 'GENERAL_SERVICES_INSURANCE', 'online'],
  [
    /blue cross|bcbs|anthem|aetna|cigna|humana|new york life|northwestern mu/i,
    null,
    'GENERAL_SERVICES_INSURANCE',
    'online',
  ],

  // Crypto exchanges and brokers.
  [/coinbase/i, 'Coinbase', 'TRANSFER_OUT_CRYPTO', 'online'],
  [/kraken|binance|gemini trust|crypto\.com/i, null, 'TRANSFER_OUT_CRYPTO', 'online'],
  [/robinhood/i, 'Robinhood', 'TRANSFER_OUT_INVESTMENT_AND_RETIREMENT_FUNDS', 'online'],
  [
    /betterment|wealthfront|acorns|e\*trade/i,
    null,
    'TRANSFER_OUT_INVESTMENT_AND_RETIREMENT_FUNDS',
    'online',
  ],

  // Bills.
  [/consumer cellular/i, 'Consumer Cellular', 'RENT_AND_UTILITIES_TELEPHONE', 'online'],
  [/cricket wireless/i, 'Cricket Wireless', 'RENT_AND_UTILITIES_TELEPHONE', 'online'],
  [/google fi\b/i, 'Google Fi', 'RENT_AND_UTILITIES_TELEPHONE', 'online'],
  [/cox comm/i, 'Cox', 'RENT_AND_UTILITIES_INTERNET_AND_CABLE', 'online'],
  [/centurylink|optimum/i, null, 'RENT_AND_UTILITIES_INTERNET_AND_CABLE', 'online'],
  [/public storage|extra space/i, null, 'GENERAL_SERVICES_STORAGE', 'other'],

  // Food.
  [/\bh-?e-?b\b/i, 'H-E-B', 'FOOD_AND_DRINK_GROCERIES', 'in store'],
  [/meijer/i, 'Meijer', 'FOOD_AND_DRINK_GROCERIES', 'in store'],
  [/albertsons/i, 'Albertsons', 'FOOD_AND_DRINK_GROCERIES', 'in store'],
  [/food lion/i, 'Food Lion', 'FOOD_AND_DRINK_GROCERIES', 'in store'],
  [/sprouts farm/i, 'Sprouts Farmers Market', 'FOOD_AND_DRINK_GROCERIES', 'in store'],
  [/hy-?vee/i, 'Hy-Vee', 'FOOD_AND_DRINK_GROCERIES', 'in store'],
  [/winn-?dixie/i, 'Winn-Dixie', 'FOOD_AND_DRINK_GROCERIES', 'in store'],
  [/taco bell/i, 'Taco Bell', 'FOOD_AND_DRINK_FAST_FOOD', 'in store'],
  [/wendy'?s/i, "Wendy's", 'FOOD_AND_DRINK_FAST_FOOD', 'in store'],
  [/burger king/i, 'Burger King', 'FOOD_AND_DRINK_FAST_FOOD', 'in store'],
  [/whataburger/i, 'Whataburger', 'FOOD_AND_DRINK_FAST_FOOD', 'in store'],
  [/subway \d/i, 'Subway', 'FOOD_AND_DRINK_FAST_FOOD', 'in store'],
  [/domino'?s/i, "Domino's", 'FOOD_AND_DRINK_FAST_FOOD', 'in store'],
  [/panda express/i, 'Panda Express', 'FOOD_AND_DRINK_FAST_FOOD', 'in store'],
  [/five guys/i, 'Five Guys', 'FOOD_AND_DRINK_FAST_FOOD', 'in store'],
  [/applebee'?s/i, "Applebee's", 'FOOD_AND_DRINK_RESTAURANT', 'in store'],
  [/grubhub/i, 'Grubhub', 'FOOD_AND_DRINK_RESTAURANT', 'online'],

  // Travel.
  [/speedway/i, 'Speedway', 'TRANSPORTATION_GAS', 'in store'],
  [/sunoco/i, 'Sunoco', 'TRANSPORTATION_GAS', 'in store'],
  [/valero/i, 'Valero', 'TRANSPORTATION_GAS', 'in store'],
  [/circle k\b/i, 'Circle K', 'TRANSPORTATION_GAS', 'in store'],
  [/wawa/i, 'Wawa', 'TRANSPORTATION_GAS', 'in store'],
  [/7-?eleven/i, '7-Eleven', 'FOOD_AND_DRINK_GROCERIES', 'in store'],
  [/southwest air/i, 'Southwest Airlines', 'TRAVEL_FLIGHTS', 'online'],
  [/alaska air/i, 'Alaska Airlines', 'TRAVEL_FLIGHTS', 'online'],
  [/hilton/i, 'Hilton', 'TRAVEL_LODGING', 'in store'],
  [/hertz/i, 'Hertz', 'TRAVEL_RENTAL_CARS', 'in store'],
  [/enterprise rent/i, 'Enterprise', 'TRAVEL_RENTAL_CARS', 'in store'],
  [/amtrak/i, 'Amtrak', 'TRANSPORTATION_PUBLIC_TRANSIT', 'online'],

  // Shops.
  [/sam'?s club/i, "Sam's Club", 'GENERAL_MERCHANDISE_SUPERSTORES', 'in store'],
  [/dollar general/i, 'Dollar General', 'GENERAL_MERCHANDISE_DISCOUNT_STORES', 'in store'],
  [/dollar tree/i, 'Dollar Tree', 'GENERAL_MERCHANDISE_DISCOUNT_STORES', 'in store'],
  [/\bebay\b/i, 'eBay', 'GENERAL_MERCHANDISE_ONLINE_MARKETPLACES', 'online'],
  [/\betsy\b/i, 'Etsy', 'GENERAL_MERCHANDISE_ONLINE_MARKETPLACES', 'online'],
  [/macy'?s/i, "Macy's", 'GENERAL_MERCHANDISE_DEPARTMENT_STORES', 'in store'],
  [/kohl'?s/i, "Kohl's", 'GENERAL_MERCHANDISE_DEPARTMENT_STORES', 'in store'],
  [/nordstrom/i, 'Nordstrom', 'GENERAL_MERCHANDISE_DEPARTMENT_STORES', 'in store'],
  [/tj ?maxx/i, 'T.J. Maxx', 'GENERAL_MERCHANDISE_CLOTHING_AND_ACCESSORIES', 'in store'],
  [/wayfair/i, 'Wayfair', 'HOME_IMPROVEMENT_FURNITURE', 'online'],
  [/petsmart/i, 'PetSmart', 'GENERAL_MERCHANDISE_PET_SUPPLIES', 'in store'],
  [/usps|fedex|ups store/i, null, 'GENERAL_SERVICES_POSTAGE_AND_SHIPPING', 'in store'],

  // Leisure and care.
  [/youtube ?(premium|tv)/i, 'YouTube', 'ENTERTAINMENT_TV_AND_MOVIES', 'online'],
  [/paramount ?(\+|plus)/i, 'Paramount+', 'ENTERTAINMENT_TV_AND_MOVIES', 'online'],
  [/audible/i, 'Audible', 'ENTERTAINMENT_MUSIC_AND_AUDIO', 'online'],
  [/la fitness/i, 'LA Fitness', 'PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS', 'in store'],
  [/sephora/i, 'Sephora', 'PERSONAL_CARE_HAIR_AND_BEAUTY', 'in store'],
  [/\bulta\b/i, 'Ulta Beauty', 'PERSONAL_CARE_HAIR_AND_BEAUTY', 'in store'],
  [/rite aid/i, 'Rite Aid', 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS', 'in store'],
  [/labcorp|quest diagnostics/i, null, 'MEDICAL_OTHER_MEDICAL', 'in store'],
];
