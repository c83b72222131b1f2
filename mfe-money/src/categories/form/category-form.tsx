import { isFixedCategory, type UserCategory } from '@halyard/shared-contracts/finance';
import { useDraftForm } from '@halyard/shared-contracts/form';
import { failureMessage } from '@halyard/shared-contracts/store';
import { Form, SelectField, TextField, Toggle } from '@halyard/shared-contracts/ui';
import { Controller } from 'react-hook-form';
import {
  type CategoryDraft,
  categoryDraftOf,
  categoryProblems,
  NEW_CATEGORY,
} from './category-draft';
import { GroupFields } from './group-fields';
import { LookFields } from './look-fields';

const KINDS: readonly { readonly value: CategoryDraft['kind']; readonly label: string }[] = [
  { value: 'expense', label: 'Spending' },
  { value: 'income', label: 'Income' },
  { value: 'saving', label: 'Saving' },
  { value: 'transfer', label: 'Transfer between my accounts' },
];

const FIXED_HINT = 'Halyard puts transactions here itself, so it stays as it is.';

const NAME_LETTERS = 40;

const BLANK: UserCategory = {
  id: 'category-',
  name: '',
  kind: 'expense',
  group: 'variable',
  color: null,
  icon: null,
  builtIn: false,
  hidden: false,
  order: 0,
};

interface CategoryFormProps {
  readonly id: string;
  readonly category: UserCategory | null;
  readonly categories: readonly UserCategory[];
  readonly error: unknown;
  readonly onSave: (draft: CategoryDraft) => Promise<void>;
}

export function CategoryForm({ id, category, categories, error, onSave }: CategoryFormProps) {
  const form = useDraftForm(category ? categoryDraftOf(category) : NEW_CATEGORY, categoryProblems);
  const { control, register, handleSubmit, formState } = form;
  const isFixed = category !== null && isFixedCategory(category.id);
  return (
    <Form id={id} onSubmit={handleSubmit(onSave)} problem={error ? failureMessage(error) : null}>
      <TextField
        label="Name"
        required
        maxLength={NAME_LETTERS}
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register('name')}
      />
      {isFixed ? (
        <p>{FIXED_HINT}</p>
      ) : (
        <SelectField label="What it is" options={KINDS} {...register('kind')} />
      )}
      <GroupFields form={form} categories={categories} />
      <LookFields form={form} plain={category ?? BLANK} />
      {category && !isFixed && (
        <Controller
          control={control}
          name="hidden"
          render={({ field: { value, onChange } }) => (
            <Toggle label="Hide it from choices" checked={value} onChange={onChange} />
          )}
        />
      )}
    </Form>
  );
}
