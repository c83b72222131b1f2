import type { AccountPatch, LiabilityPatch, TransferInput } from '@halyard/shared-contracts/wire';
import { useToldChange } from '../data/use-told-change';
import type { AccountEntry } from './form/account-draft';
import {
  type HoldingId,
  useDashboardAccountsAddDebtMutation,
  useDashboardAccountsAddMutation,
  useDashboardAccountsEditMutation,
  useDashboardAccountsRemoveMutation,
  useDashboardAccountsTakeBackMutation,
  useDashboardAccountsTransferMutation,
} from './accounts-api';

type HoldingPatch = AccountPatch | LiabilityPatch;

/** Each change reports its result in a toast and never rejects. */
export interface AccountChanges {
  add(entry: AccountEntry): Promise<boolean>;
  /** `before` undoes the patch. */
  edit(holding: HoldingId, patch: HoldingPatch, before: HoldingPatch): Promise<boolean>;
  remove(holding: HoldingId, name: string): Promise<boolean>;
  transfer(input: TransferInput): Promise<boolean>;
}

export function useAccountChanges(): AccountChanges {
  const [addAccount] = useDashboardAccountsAddMutation();
  const [addDebt] = useDashboardAccountsAddDebtMutation();
  const [edit] = useDashboardAccountsEditMutation();
  const [remove] = useDashboardAccountsRemoveMutation();
  const [transfer] = useDashboardAccountsTransferMutation();
  const [takeBack] = useDashboardAccountsTakeBackMutation();
  const told = useToldChange();
  return {
    add: (entry) =>
      told(
        (entry.kind === 'asset' ? addAccount(entry.input) : addDebt(entry.input)).unwrap(),
        `${entry.input.name} added`,
        (added) => remove(added).unwrap(),
      ),
    edit: (holding, patch, before) =>
      told(edit({ ...holding, patch }).unwrap(), 'Account updated', () =>
        edit({ ...holding, patch: before }).unwrap(),
      ),
    remove: (holding, name) => told(remove(holding).unwrap(), `${name} removed`),
    transfer: (input) =>
      told(transfer(input).unwrap(), 'Transfer recorded', (sides) =>
        Promise.all(sides.map((id) => takeBack(id).unwrap())),
      ),
  };
}
