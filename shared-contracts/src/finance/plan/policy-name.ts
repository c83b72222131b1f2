import type { ProtectionPolicy } from '../entities';

/** What each kind of policy is called, on the screens and in the summary's PDF alike. */
export const POLICY_NAMES: Readonly<Record<ProtectionPolicy['type'], string>> = {
  whole_life: 'Whole life',
  term_life: 'Term life',
  mortgage: 'Mortgage protection',
};
