import type { IsoDate } from '@halyard/shared-contracts/finance';
import { SelectField, TextField } from '@halyard/shared-contracts/ui';
import { useFormContext } from 'react-hook-form';
import type { FactFinderDraft } from './fact-finder-draft';
import { birthdayProblem } from './fact-finder-problem';
import { LONGEST_TEXT } from './longest-text';
import styles from './fact-finder.module.css';
import { Section } from './section';

const STATUSES = ['Single', 'Married', 'Domestic partnership', 'Divorced', 'Widowed'];

function maritalStatusOptions(stored: string): { value: string; label: string }[] {
  const words = stored === '' || STATUSES.includes(stored) ? STATUSES : [...STATUSES, stored];
  return [
    { value: '', label: 'Not answered' },
    ...words.map((word) => ({ value: word, label: word })),
  ];
}

export function PersonalCard({ today }: { readonly today: IsoDate }) {
  const { register, formState } = useFormContext<FactFinderDraft>();
  const { maritalStatus } = formState.defaultValues?.personal ?? {};
  return (
    <Section title="Personal" part="personal">
      <div className={styles.pairs}>
        <TextField
          label="Full name"
          autoComplete="name"
          maxLength={LONGEST_TEXT}
          {...register('personal.fullName')}
        />
        <TextField
          label="Date of birth"
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={today}
          error={formState.errors.personal?.dob?.message}
          {...register('personal.dob', { validate: (text) => birthdayProblem(text, today) })}
        />
        <TextField
          label="Address"
          autoComplete="street-address"
          maxLength={LONGEST_TEXT}
          {...register('personal.address')}
        />
        <SelectField
          label="Marital status"
          options={maritalStatusOptions(maritalStatus ?? '')}
          {...register('personal.maritalStatus')}
        />
      </div>
    </Section>
  );
}
