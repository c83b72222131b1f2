import type { ProtectionPolicy } from '../entities';

export const POLICY_NAMES: Readonly<Record<ProtectionPolicy['type'], string>> = {
  whole_life: 'Whole life',
  term_life: 'Term life',
  mortgage: 'Mortgage protection',
};
