import { MoneyField } from '@halyard/shared-contracts/ui';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface AmountFieldProps<Draft extends FieldValues> {
  readonly control: Control<Draft>;
  readonly name: FieldPath<Draft>;
  readonly label: string;
  readonly required?: boolean;
}

export function AmountField<Draft extends FieldValues>(props: AmountFieldProps<Draft>) {
  const { control, name, label, required } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <MoneyField
      label={label}
      required={required}
      value={field.value}
      error={fieldState.error?.message}
      onChange={field.onChange}
    />
  );
}
