import { ACCOUNTS_TERMS } from './terms/accounts';
import { BORROWING_TERMS } from './terms/borrowing';
import { INVESTING_TERMS } from './terms/investing';
import { PROTECTION_TERMS } from './terms/protection';

/** No amount in them changes from year to year. */
export const GLOSSARY = [
  ...ACCOUNTS_TERMS,
  ...BORROWING_TERMS,
  ...INVESTING_TERMS,
  ...PROTECTION_TERMS,
];

export const GLOSSARY_IDS = GLOSSARY.map(({ id }) => id);
