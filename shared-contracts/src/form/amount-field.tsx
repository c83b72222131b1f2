import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { MoneyField } from '@halyard/shared-contracts/ui';

interface AmountFieldProps<Draft extends FieldValues> {
  readonly control: Control<Draft>;
  readonly name: FieldPath<Draft>;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** A change of this field also validates the other field. */
  readonly alsoChecks?: FieldPath<Draft>;
}

export function AmountField<Draft extends FieldValues>(props: AmountFieldProps<Draft>) {
  const { control, name, label, hint, required, alsoChecks } = props;
  const rules = alsoChecks === undefined ? {} : { deps: alsoChecks };
  const { field, fieldState } = useController({ control, name, rules });
  return (
    <MoneyField
      label={label}
      hint={hint}
      required={required}
      value={field.value}
      error={fieldState.error?.message}
      onChange={field.onChange}
    />
  );
}
