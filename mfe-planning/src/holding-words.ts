/** What the data service calls the institution of something entered without one. */
export const NO_INSTITUTION = 'Manual';
