import { TextArea, TextField } from '@halyard/shared-contracts/ui';
import { useFormContext } from 'react-hook-form';
import type { FactFinderDraft } from './fact-finder-draft';
import styles from './fact-finder.module.css';
import { Section } from './section';
import { LONGEST_TEXT } from './longest-text';

export function EstateCard() {
  const { register } = useFormContext<FactFinderDraft>();
  return (
    <Section title="Estate planning" part="estate">
      <div className={styles.pairs}>
        <TextField
          label="Will"
          hint="Whether there is one, and where it is"
          maxLength={LONGEST_TEXT}
          {...register('estate.will')}
        />
        <TextField label="Trust" maxLength={LONGEST_TEXT} {...register('estate.trust')} />
        <TextField
          label="Health care proxy"
          hint="Who may decide for you when you cannot"
          maxLength={LONGEST_TEXT}
          {...register('estate.healthCareProxy')}
        />
        <div className={styles.wide}>
          <TextArea label="Notes" maxLength={LONGEST_TEXT} {...register('estate.notes')} />
        </div>
      </div>
    </Section>
  );
}
