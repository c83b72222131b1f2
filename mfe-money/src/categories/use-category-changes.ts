import type { CategoryKey, UserCategory } from '@halyard/shared-contracts/finance';
import { failureMessage, isApiError } from '@halyard/shared-contracts/store';
import { useToast } from '@halyard/shared-contracts/ui';
import { type CategoryUse, categoryUseSchema } from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import {
  useMoneyChangeCategoryMutation,
  useMoneyRemoveCategoryMutation,
} from '../data/category-endpoints';
import { useUndo } from '../use-undo';

const IN_USE = 'CATEGORY_IN_USE';

function contentsOf(error: unknown): CategoryUse | null {
  if (!isApiError(error) || error.code !== IN_USE) return null;
  const parsed = v.safeParse(categoryUseSchema, error.details?.['changed']);
  return parsed.success ? parsed.output : null;
}

/** Each change reports its result in a toast and never rejects. */
export function useCategoryChanges() {
  const [change] = useMoneyChangeCategoryMutation();
  const [drop] = useMoneyRemoveCategoryMutation();
  const undo = useUndo();
  const toast = useToast();
  const fail = (error: unknown) => toast.show({ message: failureMessage(error) });
  const report = (message: string, changeId: string | undefined) =>
    toast.show({
      message,
      ...(changeId && { action: { label: 'Undo', onClick: () => void undo(changeId) } }),
    });

  const move = async (id: CategoryKey, order: number): Promise<void> => {
    const { error } = await change({ id, patch: { order } });
    if (error) fail(error);
  };

  const merge = async ({ id, name }: UserCategory, into: UserCategory): Promise<boolean> => {
    const { data, error } = await change({ id, patch: { mergeInto: into.id } });
    if (error) fail(error);
    else report(`Merged ${name} into ${into.name}`, data.changeId);
    return error === undefined;
  };

  /** Returns the contents of a category that has some, if `to` is missing. */
  const remove = async (
    { id, name }: UserCategory,
    to?: CategoryKey,
  ): Promise<CategoryUse | null> => {
    const { data, error } = await drop({ id, ...(to !== undefined && { to }) });
    const use = contentsOf(error);
    if (use) return use;
    if (error) fail(error);
    else report(`Deleted ${name}`, data.changeId);
    return null;
  };

  return { move, merge, remove };
}
