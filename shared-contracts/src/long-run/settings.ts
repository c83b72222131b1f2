/** We chose these numbers; no law or statistic has them. */

export const PATHS = 5_000;
export const MOST_YEARS = 60;

/** The same seed gives the same paths everywhere. */
export const SEED = 20_261_124;

/** They stay together when history is drawn in blocks. */
export const BLOCK_YEARS = 5;

/** Unless the user says otherwise. */
export const USUAL_LAST_AGE = 95;
export const USUAL_RETIREMENT_AGE = 67;
export const USUAL_CLAIM_AGE = 67;
export const USUAL_INFLATION_PERCENT = 2.5;
export const USUAL_FEE_PERCENT = 0.2;

/** In percent, for unknown holdings. */
export const USUAL_MIX = { stocks: 60, bonds: 40, bills: 0 } as const;

/** In percent of the paths. */
export const FAN_PERCENTS = [5, 25, 50, 75, 95] as const;

/** Then others may do something. */
export const PATHS_PER_STEP = 50;

/** In cents; straight in between. */
export const TAX_GRID = {
  fine: 1_000_00,
  fineUntil: 250_000_00,
  coarse: 25_000_00,
  steps: 80,
} as const;

/** How many tables of taxes are kept. */
export const MOST_TAX_TABLES = 32;

/** In an estimate of Social Security. */
export const FIRST_WORKING_AGE = 22;

/** In percent, until the user says so. */
export const USUAL_OWN_SHARE_PERCENT = 30;
export const USUAL_GROWTH_PERCENT = 2;

/** A yearly rate of return counts a year as so many days, as spreadsheets do. */
export const YEAR_DAYS = 365;

/** Yearly rates of return are looked for between -99.9 % and 10,000 %. */
export const RATE_SEARCH = {
  leastGrowth: 0.001,
  mostGrowth: 101,
  /** Steps between the two in which a change of sign is looked for. */
  grid: 120,
  halvings: 60,
  /** Near the rate of most accounts. */
  usualRate: 0.05,
  /** Within which share of all amounts their value has to be zero. */
  exact: 1e-9,
};

/** Of a home in a what-if, until the user says otherwise. */
export const USUAL_MORTGAGE_PERCENT = 6.5;
export const USUAL_MORTGAGE_YEARS = 30;

/** For so long a child of a what-if costs money and needs the income of its parents. */
export const CHILD_YEARS = 18;

/** For these years a what-if says the net worth. */
export const NET_WORTH_YEARS = [5, 10, 30] as const;

/** From so many of 100 tried futures on, an answer names an age of retirement. */
export const LIKELY_OF_100 = 80;
/** The chance is said as so many of 100 futures. */
export const ALL_FUTURES = 100;
