import { offered, type UserCategory } from '@halyard/shared-contracts/finance';
import { SelectField } from '@halyard/shared-contracts/ui';

interface TargetFieldProps {
  readonly label: string;
  /** The list does not offer this category. */
  readonly category: UserCategory;
  readonly categories: readonly UserCategory[];
  readonly value: UserCategory | undefined;
  readonly onChange: (target: UserCategory | undefined) => void;
}

const NOTHING = { value: '', label: 'Choose a category' };

export function TargetField(props: TargetFieldProps) {
  const { label, category, categories, value, onChange } = props;
  const others = offered(categories, null).filter(({ id }) => id !== category.id);
  return (
    <SelectField
      label={label}
      options={[NOTHING, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
      value={value?.id ?? ''}
      onChange={({ target }) => onChange(others.find(({ id }) => id === target.value))}
    />
  );
}
