import { ACCOUNTS_TERMS } from './terms/accounts';
import { BORROWING_TERMS } from './terms/borrowing';
import { EVERYDAY_TERMS } from './terms/everyday';
import { INVESTING_TERMS } from './terms/investing';
import { PROTECTION_TERMS } from './terms/protection';

/** The terms have no amounts that change from year to year. */
export const GLOSSARY = [
  ...ACCOUNTS_TERMS,
  ...BORROWING_TERMS,
  ...INVESTING_TERMS,
  ...PROTECTION_TERMS,
  ...EVERYDAY_TERMS,
];

export const GLOSSARY_IDS = GLOSSARY.map(({ id }) => id);
