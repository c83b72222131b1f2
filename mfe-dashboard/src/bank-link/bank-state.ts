import { countWords, civilDay } from '@halyard/shared-contracts/finance';
import { spokenDate, type Tone } from '@halyard/shared-contracts/ui';
import type { BankStatus } from '@halyard/shared-contracts/wire';

export type Bank = BankStatus['items'][number];

interface BankState {
  readonly tone: Tone;
  readonly label: string;
  readonly words: ((bank: Bank) => string) | null;
  readonly remedy: 'repair' | 'replace' | null;
}

const STATES: Readonly<Record<Bank['status'], BankState>> = {
  ok: { tone: 'positive', label: 'Up to date', words: null, remedy: null },
  syncing: { tone: 'info', label: 'Getting your transactions...', words: null, remedy: null },
  needs_login: {
    tone: 'warning',
    label: 'Sign-in needed',
    words: ({ institution }) =>
      `${institution} asks you to sign in again. Until then its figures stay as they are.`,
    remedy: 'repair',
  },
  expiring: {
    tone: 'warning',
    label: 'Connection ends soon',
    words: ({ institution }) => `Sign in again to keep ${institution} connected.`,
    remedy: 'repair',
  },
  revoked: {
    tone: 'negative',
    label: 'Access was withdrawn',
    words: ({ institution }) =>
      `${institution} no longer shares data with Halyard. Connect it again, or remove it with its accounts and transactions.`,
    remedy: 'replace',
  },
  bank_down: {
    tone: 'warning',
    label: 'Bank is not answering',
    words: ({ institution }) =>
      `${institution} is not answering. Its last figures stay on your screens, and Halyard tries again by itself.`,
    remedy: null,
  },
};

/** The last sync failed temporarily. */
const RETRYING: BankState = {
  tone: 'warning',
  label: 'Trying again',
  words: ({ institution }) =>
    `${institution} could not be read just now. Its last figures stay on your screens, and Halyard tries again by itself.`,
  remedy: null,
};

export function bankState({ status, retrying }: Bank): BankState {
  return retrying ? RETRYING : STATES[status];
}

export function unreadRows({ institution, kept_out: count }: Bank): string | null {
  if (count === 0) return null;
  const rows = countWords(count, 'record');
  return `${rows} from ${institution} could not be read and ${count === 1 ? 'is' : 'are'} left out.`;
}

export function endOfConnection({ disconnect_at: end }: Bank): string | null {
  return end === null ? null : `Connection ends on ${spokenDate(civilDay(new Date(end)))}`;
}
