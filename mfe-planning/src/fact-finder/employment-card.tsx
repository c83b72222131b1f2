import { Card, TextField } from '@halyard/shared-contracts/ui';
import { useFormContext } from 'react-hook-form';
import type { FactFinderDraft } from './fact-finder-draft';
import styles from './fact-finder.module.css';
import { LONGEST_TEXT } from './longest-text';
import { PayField } from './pay-field';

export function EmploymentCard() {
  const { register } = useFormContext<FactFinderDraft>();
  return (
    <Card title="Employment">
      <div className={styles.pairs}>
        <TextField
          label="Employer"
          autoComplete="organization"
          maxLength={LONGEST_TEXT}
          {...register('employment.employer')}
        />
        <TextField
          label="Title"
          autoComplete="organization-title"
          maxLength={LONGEST_TEXT}
          {...register('employment.title')}
        />
        <PayField name="baseSalary" label="Base salary" />
        <PayField name="bonus" label="Bonus" />
      </div>
    </Card>
  );
}
