import { phrases, plain } from './phrases';

const WHOLE: Readonly<Record<string, string>> = {
  'amazon mktpl': 'Amazon',
  'amazon mktplace': 'Amazon',
  'amazon marketplace': 'Amazon',
  amazoncom: 'Amazon',
  'amzn mktp': 'Amazon',
  amzn: 'Amazon',
  'atm withdrawal': 'ATM Withdrawal',
  'google youtubepremium': 'YouTube Premium',
  'google youtube': 'YouTube',
  'irs treas': 'IRS Tax Refund',
  'irs usataxpymt': 'IRS Tax Payment',
  'ssa treas': 'Social Security',
  'us treasury': 'US Treasury',
  wholefds: 'Whole Foods',
  wholefoods: 'Whole Foods',
  'whole foods market': 'Whole Foods Market',
  'wal-mart': 'Walmart',
  'wm supercenter': 'Walmart',
  wmsupercenter: 'Walmart',
  walmartcom: 'Walmart',
  'publix super mkt': 'Publix',
  'costco whse': 'Costco',
  'costco gas': 'Costco Gas',
  exxonmobil: 'ExxonMobil',
  'mta metrocard': 'MTA',
  'dnh godaddy': 'GoDaddy',
  wendys: "Wendy's",
  mcdonalds: "McDonald's",
  dunkin: 'Dunkin’',
};

const SPELLINGS: Readonly<Record<string, string>> = {
  '7-eleven': '7-Eleven',
  airbnb: 'Airbnb',
  aldi: 'ALDI',
  applebees: "Applebee's",
  arbys: "Arby's",
  'at&t': 'AT&T',
  att: 'AT&T',
  bestbuy: 'Best Buy',
  bestbuycom: 'Best Buy',
  bjs: "BJ's",
  bloomingdales: "Bloomingdale's",
  'carls jr': "Carl's Jr",
  caseys: "Casey's",
  'chick-fil-a': 'Chick-fil-A',
  chilis: "Chili's",
  'cvs/pharmacy': 'CVS Pharmacy',
  dennys: "Denny's",
  dicks: "Dick's",
  dillards: "Dillard's",
  dukeenergy: 'Duke Energy',
  directv: 'DIRECTV',
  dominos: "Domino's",
  doordash: 'DoorDash',
  ebay: 'eBay',
  fedex: 'FedEx',
  freddys: "Freddy's",
  gamestop: 'GameStop',
  geico: 'GEICO',
  github: 'GitHub',
  godaddy: 'GoDaddy',
  goodlife: 'GoodLife',
  grubhub: 'Grubhub',
  grubhubholdings: 'Grubhub',
  heb: 'H-E-B',
  'h-e-b': 'H-E-B',
  homedepot: 'Home Depot',
  homegoods: 'HomeGoods',
  ihop: 'IHOP',
  jcpenney: 'JCPenney',
  jetblue: 'JetBlue',
  'jimmy johns': "Jimmy John's",
  kohls: "Kohl's",
  linkedin: 'LinkedIn',
  lowes: "Lowe's",
  macys: "Macy's",
  mcdonalds: "McDonald's",
  metlife: 'MetLife',
  michaels: 'Michaels',
  mohela: 'MOHELA',
  moes: "Moe's",
  nordvpn: 'NordVPN',
  nytimes: 'NYTimes',
  oreilly: "O'Reilly",
  openai: 'OpenAI',
  paypal: 'PayPal',
  pgande: 'PG&E',
  petsmart: 'PetSmart',
  popeyes: 'Popeyes',
  quickbooks: 'QuickBooks',
  quiktrip: 'QuikTrip',
  racetrac: 'RaceTrac',
  'sams club': "Sam's Club",
  samsclub: "Sam's Club",
  sams: "Sam's",
  siriusxm: 'SiriusXM',
  'sonic drive in': 'Sonic Drive-In',
  southwes: 'Southwest',
  steamgames: 'Steam',
  soulcycle: 'SoulCycle',
  taskrabbit: 'TaskRabbit',
  't-mobile': 'T-Mobile',
  tmobile: 'T-Mobile',
  'tj maxx': 'TJ Maxx',
  tjmaxx: 'TJ Maxx',
  'trader joe s': "Trader Joe's",
  'trader joes': "Trader Joe's",
  turbotax: 'TurboTax',
  upwork: 'Upwork',
  vzwrlss: 'Verizon Wireless',
  wework: 'WeWork',
  wegmans: 'Wegmans',
  wendys: "Wendy's",
  whataburger: 'Whataburger',
  xfinity: 'Xfinity',
  youtube: 'YouTube',
  youtubepremium: 'YouTube Premium',
  zaxbys: "Zaxby's",
  ziprecruiter: 'ZipRecruiter',
};

const SITES: Readonly<Record<string, string>> = {
  bookingcom: 'Booking.com',
  hotelscom: 'Hotels.com',
  carscom: 'Cars.com',
  matchcom: 'Match.com',
};

const whole = phrases(Object.keys(WHOLE));
const NAMES = { ...SPELLINGS, ...SITES };
const parts = phrases(Object.keys(NAMES));
const KNOWN = new Set([...Object.values(WHOLE), ...Object.values(NAMES)]);

export const isKnownName = (text: string): boolean => KNOWN.has(text);

export function spelled(words: readonly string[]): string {
  const compared = words.map(plain);
  const all = whole.atStart(compared);
  if (all > 0) return WHOLE[compared.slice(0, all).join(' ')]!;
  const out: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = parts.atStart(compared.slice(at));
    out.push(length > 0 ? NAMES[compared.slice(at, at + length).join(' ')]! : words[at]!);
    at += Math.max(1, length);
  }
  return out.join(' ');
}
