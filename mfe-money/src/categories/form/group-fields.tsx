import { budgetGroups, type UserCategory } from '@halyard/shared-contracts/finance';
import { SelectField, TextField } from '@halyard/shared-contracts/ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { groupTitle } from '../../group-title';
import { type CategoryDraft, hasGroup } from './category-draft';

interface GroupFieldsProps {
  readonly form: UseFormReturn<CategoryDraft>;
  readonly categories: readonly UserCategory[];
}

const NAME_LETTERS = 40;

export function GroupFields({ form, categories }: GroupFieldsProps) {
  const { control, register, formState } = form;
  const [kind, group] = useWatch({ control, name: ['kind', 'group'] });
  if (!hasGroup(kind)) return null;
  const options = budgetGroups(categories).map((each) => ({
    value: each,
    label: groupTitle(each),
  }));
  return (
    <>
      <SelectField
        label="Group in your budget"
        options={[...options, { value: '', label: 'A new group' }]}
        {...register('group')}
      />
      {group === '' && (
        <TextField
          label="Name of the group"
          maxLength={NAME_LETTERS}
          error={formState.errors.newGroup?.message}
          {...register('newGroup')}
        />
      )}
    </>
  );
}
