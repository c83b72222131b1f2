import type { BudgetSetting } from '@halyard/shared-contracts/finance';
import { type Cents, toDollars } from '@halyard/shared-contracts/money';
import type { BudgetInput } from '@halyard/shared-contracts/wire';

export interface SettingDraft {
  readonly kind: BudgetSetting['kind'];
  readonly amount: Cents | null;
  /** It is a month or ''. */
  readonly by: string;
}

type SettingInput = NonNullable<BudgetInput['settings']>[string];

export const settingDraft = (setting: BudgetSetting | undefined): SettingDraft =>
  setting?.kind === 'target' ? setting : { kind: setting?.kind ?? 'none', amount: null, by: '' };

const MONTH = /^\d{4}-\d{2}$/;

export function settingInput({ kind, amount, by }: SettingDraft): SettingInput | null {
  if (kind !== 'target') return { kind };
  if (amount === null || amount <= 0 || !MONTH.test(by)) return null;
  return { kind, amount: toDollars(amount), by };
}

export const isSameSetting = (a: SettingInput, b: SettingInput | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
