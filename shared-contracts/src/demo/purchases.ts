import type { Category } from '../finance';

export const SHOPS: Readonly<Record<string, readonly [merchant: string, category: Category]>> = {
  heb: ['H-E-B', 'Groceries'],
  market: ['Central Market', 'Groceries'],
  trader: ["Trader Joe's", 'Groceries'],
  tacos: ["Torchy's Tacos", 'Dining Out'],
  coffee: ['Houndstooth Coffee', 'Dining Out'],
  ramen: ['Ramen Tatsu-Ya', 'Dining Out'],
  bowl: ['Chipotle', 'Dining Out'],
  via: ['Via 313 Pizza', 'Dining Out'],
  shell: ['Shell', 'Gas'],
  bucees: ["Buc-ee's", 'Gas'],
  target: ['Target', 'Shopping'],
  amazon: ['Amazon', 'Shopping'],
  rei: ['REI', 'Shopping'],
  ikea: ['IKEA', 'Shopping'],
  alamo: ['Alamo Drafthouse', 'Entertainment'],
  moody: ['ACL Live at the Moody Theater', 'Entertainment'],
  steam: ['Steam', 'Entertainment'],
  metro: ['CapMetro', 'Transportation'],
  uber: ['Uber', 'Transportation'],
  air: ['Southwest Airlines', 'Travel'],
  stay: ['Airbnb', 'Travel'],
  barber: ['Birds Barbershop', 'Other'],
  cvs: ['CVS Pharmacy', 'Other'],
};

/** Each text is one month, January first. Each line has a day, a shop, and dollars. */
export const PURCHASES: readonly string[] = [
  `02 coffee 6.75
   04 heb 92.18
   06 shell 36.40
   08 bowl 14.85
   11 heb 104.63
   13 barber 42.00
   14 amazon 58.97
   16 uber 18.32
   18 trader 67.41
   19 ramen 47.90
   22 shell 38.15
   23 alamo 33.50
   25 market 118.72
   26 target 83.29
   30 tacos 28.64`,
  `01 heb 97.35
   03 coffee 7.25
   05 shell 35.88
   08 heb 88.46
   09 via 41.20
   11 amazon 36.49
   13 metro 21.00
   14 ramen 96.40
   15 trader 73.08
   17 ikea 149.00
   20 bucees 41.02
   21 cvs 23.76
   22 market 109.57
   24 bowl 15.40
   25 steam 29.99`,
  `01 heb 101.24
   03 shell 37.62
   04 coffee 6.75
   07 air 218.96
   08 heb 79.83
   10 uber 24.11
   12 barber 42.00
   13 moody 86.50
   15 trader 70.19
   16 tacos 34.72
   18 bucees 44.37
   21 stay 264.80
   22 bowl 14.85
   23 via 52.18
   29 market 124.06`,
  `01 coffee 7.25
   03 shell 38.90
   05 heb 94.77
   06 ramen 51.35
   09 amazon 64.28
   12 heb 108.12
   13 tacos 31.06
   15 metro 21.00
   16 rei 129.95
   19 trader 69.54
   20 stay 318.75
   21 shell 39.44
   24 cvs 18.63
   26 market 113.30
   27 alamo 38.75`,
  `02 heb 90.51
   04 coffee 6.75
   06 bucees 42.86
   08 via 47.63
   10 heb 112.39
   12 barber 42.00
   13 target 97.14
   15 uber 16.87
   17 trader 76.25
   18 ramen 58.40
   20 shell 40.12
   22 amazon 45.16
   24 market 119.88
   25 tacos 36.20
   31 air 342.60`,
  `01 heb 98.46
   03 shell 41.35
   05 coffee 7.25
   06 ramen 62.80
   07 trader 71.92
   09 air 297.96
   11 amazon 43.57
   12 metro 21.00
   14 heb 106.33
   15 via 88.45
   18 steam 19.99
   21 market 97.64
   22 tacos 64.15
   25 cvs 27.42
   28 bowl 48.90`,
];
