/** We chose these numbers. They come from no law or statistic. */

export const PATHS = 5_000;
export const MOST_YEARS = 60;

/** The same seed gives the same paths everywhere. */
export const SEED = 20_261_124;

/** Blocks drawn from history have this many successive years. */
export const BLOCK_YEARS = 5;

/** These hold until the user changes them. */
export const USUAL_LAST_AGE = 95;
export const USUAL_RETIREMENT_AGE = 67;
export const USUAL_CLAIM_AGE = 67;
export const USUAL_INFLATION_PERCENT = 2.5;
export const USUAL_FEE_PERCENT = 0.2;

/** The percentages are used for unknown holdings. */
export const USUAL_MIX = { stocks: 60, bonds: 40, bills: 0 } as const;

/** The numbers are percentages of the paths. */
export const FAN_PERCENTS = [5, 25, 50, 75, 95] as const;

/** After this many paths, other work may run. */
export const PATHS_PER_STEP = 50;

/** The steps are in cents. Values between them are linear. */
export const TAX_GRID = {
  fine: 1_000_00,
  fineUntil: 250_000_00,
  coarse: 25_000_00,
  steps: 80,
} as const;

export const MOST_TAX_TABLES = 32;

/** Estimates of Social Security begin at this age. */
export const FIRST_WORKING_AGE = 22;

/** The percentages hold until the user changes them. */
export const USUAL_OWN_SHARE_PERCENT = 30;
export const USUAL_GROWTH_PERCENT = 2;

/** A yearly rate of return uses years of this many days, as spreadsheets do. */
export const YEAR_DAYS = 365;

/** Yearly rates of return are searched between -99.9 % and 10,000 %. */
export const RATE_SEARCH = {
  leastGrowth: 0.001,
  mostGrowth: 101,
  /** It is the number of steps in which a change of sign is searched. */
  grid: 120,
  halvings: 60,
  /** Most accounts have a rate near it. */
  usualRate: 0.05,
  /** The present value has to be zero within this share of all amounts. */
  exact: 1e-9,
};

/** A home in a what-if has these until the user changes them. */
export const USUAL_MORTGAGE_PERCENT = 6.5;
export const USUAL_MORTGAGE_YEARS = 30;

/** For this many years, a child in a what-if costs money and needs its parents' income. */
export const CHILD_YEARS = 18;

/** A what-if shows the net worth after these years. */
export const NET_WORTH_YEARS = [5, 10, 30] as const;

/** From this chance out of 100 on, an answer names an age of retirement. */
export const LIKELY_OF_100 = 80;
/** Chances are given out of this many futures. */
export const ALL_FUTURES = 100;
