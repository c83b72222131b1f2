/** People mean all merchants of a kind with these words. The names of the merchants tell their kind. */
const KINDS: readonly (readonly [words: string, merchant: RegExp])[] = [
  [
    'coffee,coffees,coffee shop,coffee shops,coffeeshops,cafe,cafes,lattes',
    /\b(?:starbucks|dunkin|peets|blue bottle|philz|tim hortons|dutch bros|caribou|coffee|cafe|caffe|espresso)\b/,
  ],
  [
    'fast food,fastfood',
    /\b(?:mcdonalds|burger king|wendys|taco bell|chickfila|kfc|popeyes|subway|five guys|jack in the box|arbys|chipotle|panda express|shake shack|whataburger)\b/,
  ],
  [
    'food delivery,delivery,delivery food,delivery apps',
    /\b(?:doordash|uber ?eats|grubhub|postmates|deliveroo|seamless)\b/,
  ],
  [
    'rideshare,rideshares,ride sharing,ridesharing,ride shares,taxi,taxis,cabs,cab,cab rides',
    /\b(?:uber(?! ?eats)|lyft|taxi|cab)\b/,
  ],
  ['pizza', /\b(?:pizza|dominos|papa johns|little caesars)\b/],
  [
    'gym,gyms,gym membership,gym fees,gym dues',
    /\b(?:fitness|gym|crossfit|equinox|ymca|yoga|pilates)\b/,
  ],
  [
    'streaming services,streaming,streaming apps,tv subscriptions',
    /\b(?:netflix|hulu|disney plus|hbo|peacock|paramount|youtube|spotify|apple tv|prime video|sling|crunchyroll)\b/,
  ],
  [
    'flights,flight,airfare,plane tickets,airline tickets',
    /\b(?:airlines?|air lines|airways|jetblue|ryanair|easyjet)\b/,
  ],
  [
    'hotels,hotel,hotel stays,lodging',
    /\b(?:hotels?|marriott|hilton|hyatt|airbnb|inn|resort|motel|vrbo)\b/,
  ],
  [
    'pharmacy,pharmacies,drugstore,drugstores',
    /\b(?:cvs|walgreens|rite ?aid|pharmacy|drugstore|duane reade)\b/,
  ],
  ['parking', /\b(?:parking|parkmobile|spothero)\b/],
];

const BOOK = KINDS.map(([words, merchant]) => ({ texts: words.split(','), merchant }));

/** Returns the words for the kind of a merchant, such as 'coffee' for Starbucks. `name` has plain words. */
export const kindTextsOf = (name: string): string[] =>
  BOOK.flatMap(({ texts, merchant }) => (merchant.test(name) ? texts : []));

const KIND_WORDS: ReadonlySet<string> = new Set(BOOK.flatMap(({ texts }) => texts));

export const isMerchantKind = (text: string): boolean => KIND_WORDS.has(text);
