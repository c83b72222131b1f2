import { type AccountType, isAccountType } from '@halyard/shared-contracts/finance';
import { Button, Form, SelectField } from '@halyard/shared-contracts/ui';
import { useForm, useWatch } from 'react-hook-form';
import { typeOptions } from '../form/account-draft';
import styles from './account-panel.module.css';

const UNKNOWN = { value: 'other', label: 'Not chosen yet' };

const OPTIONS = [UNKNOWN, ...typeOptions('asset').filter(({ value }) => value !== UNKNOWN.value)];

interface AccountTypeFormProps {
  readonly type: AccountType;
  readonly onSave: (type: AccountType) => Promise<boolean>;
}

export function AccountTypeForm({ type, onSave }: AccountTypeFormProps) {
  const { control, register, handleSubmit, formState } = useForm<{ type: string }>({
    values: { type },
  });
  const chosen = useWatch({ control, name: 'type' });
  const save = async () => {
    if (isAccountType(chosen)) await onSave(chosen);
  };
  return (
    <section>
      <h3 className={styles.heading}>What is this account?</h3>
      <p className={styles.caption}>
        The bank does not say. The account counts in your totals once you choose its type.
      </p>
      <Form onSubmit={handleSubmit(save)}>
        <SelectField label="Type" options={OPTIONS} {...register('type')} />
        <Button
          type="submit"
          variant="primary"
          disabled={chosen === type}
          busy={formState.isSubmitting}
        >
          Save type
        </Button>
      </Form>
    </section>
  );
}
