import type { Account } from '@halyard/shared-contracts/finance';
import { accountInput } from '@halyard/shared-contracts/wire';
import { useSaveHolding } from '../form/use-save-holding';
import { usePlanningAddAssetMutation, usePlanningEditAssetMutation } from './asset-endpoints';

export function useSaveAsset(account: Account | undefined) {
  const [add] = usePlanningAddAssetMutation();
  const [edit] = usePlanningEditAssetMutation();
  return useSaveHolding(account, {
    toInput: accountInput,
    add: (input) => add(input).unwrap(),
    edit: (id, patch) => edit({ id, patch }).unwrap(),
  });
}
