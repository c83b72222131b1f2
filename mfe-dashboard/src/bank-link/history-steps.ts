import type { Bank } from './bank-state';

interface HistoryStep {
  readonly label: string;
  readonly state: 'done' | 'current' | 'to-come';
}

const LABELS = ['Accounts', 'Last 30 days', 'Full history'] as const;

function stepsDone({ history, accounts }: Bank): number {
  if (history === 'complete') return LABELS.length;
  if (history === 'initial') return 2;
  return accounts > 0 ? 1 : 0;
}

export function historySteps(bank: Bank): readonly HistoryStep[] {
  const done = stepsDone(bank);
  if (done === LABELS.length || bank.status === 'revoked') return [];
  return LABELS.map((label, index) => ({
    label,
    state: index < done ? 'done' : index === done ? 'current' : 'to-come',
  }));
}
