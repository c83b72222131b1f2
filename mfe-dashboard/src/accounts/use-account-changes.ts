import type { AccountPatch, LiabilityPatch, TransferInput } from '@halyard/shared-contracts/wire';
import { useReportedChange } from '../data/use-reported-change';
import type { AccountEntry } from './form/account-draft';
import {
  type BalanceId,
  useDashboardAccountsAddDebtMutation,
  useDashboardAccountsAddMutation,
  useDashboardAccountsEditMutation,
  useDashboardAccountsRemoveMutation,
  useDashboardAccountsTakeBackMutation,
  useDashboardAccountsTransferMutation,
} from './accounts-api';

type BalancePatch = AccountPatch | LiabilityPatch;

/** Each change reports its result in a toast and never rejects. */
export interface AccountChanges {
  add(entry: AccountEntry): Promise<boolean>;
  /** `before` reverts the patch. */
  edit(target: BalanceId, patch: BalancePatch, before: BalancePatch): Promise<boolean>;
  remove(target: BalanceId, name: string): Promise<boolean>;
  transfer(input: TransferInput): Promise<boolean>;
}

export function useAccountChanges(): AccountChanges {
  const [addAccount] = useDashboardAccountsAddMutation();
  const [addDebt] = useDashboardAccountsAddDebtMutation();
  const [edit] = useDashboardAccountsEditMutation();
  const [remove] = useDashboardAccountsRemoveMutation();
  const [transfer] = useDashboardAccountsTransferMutation();
  const [takeBack] = useDashboardAccountsTakeBackMutation();
  const report = useReportedChange();
  return {
    add: (entry) =>
      report(
        (entry.kind === 'asset' ? addAccount(entry.input) : addDebt(entry.input)).unwrap(),
        `${entry.input.name} added`,
        (added) => remove(added).unwrap(),
      ),
    edit: (target, patch, before) =>
      report(edit({ ...target, patch }).unwrap(), 'Account updated', () =>
        edit({ ...target, patch: before }).unwrap(),
      ),
    remove: (target, name) => report(remove(target).unwrap(), `${name} removed`),
    transfer: (input) =>
      report(transfer(input).unwrap(), 'Transfer recorded', (sides) =>
        Promise.all(sides.map((id) => takeBack(id).unwrap())),
      ),
  };
}
