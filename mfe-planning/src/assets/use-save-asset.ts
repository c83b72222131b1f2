import type { Account } from '@halyard/shared-contracts/finance';
import type { AccountPatch } from '@halyard/shared-contracts/wire';
import { useWrite } from '../form/use-write';
import { type AssetDraft, assetInput } from './asset-draft';
import { usePlanningAddAssetMutation, usePlanningEditAssetMutation } from './asset-endpoints';

/** Saves a new asset, or the change of `account`. Of a bank's account only the name is ours to change. */
export function useSaveAsset(account: Account | undefined) {
  const [add] = usePlanningAddAssetMutation();
  const [edit] = usePlanningEditAssetMutation();
  const { run, busy, error } = useWrite();

  const change = (id: string, patch: AccountPatch) =>
    run(() => edit({ id, patch }).unwrap(), `${patch.name ?? 'Asset'} updated`);

  /** Whether it was saved; a draft with problems is not. */
  const save = async (draft: AssetDraft): Promise<boolean> => {
    if (account?.source === 'bank') {
      const name = draft.name.trim();
      return name !== '' && change(account.id, { name });
    }
    const input = assetInput(draft);
    if (input === null) return false;
    return account
      ? change(account.id, input)
      : run(() => add(input).unwrap(), `${input.name} added`);
  };

  return { save, busy, error };
}
