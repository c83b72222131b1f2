import type { IsoDate } from '@halyard/shared-contracts/finance';
import type { FactFinder } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { usePlanningSaveFactFinderMutation } from '../data/fact-finder-endpoints';
import { useWrite } from '../form/use-write';
import { EmploymentCard } from './employment-card';
import { EstateCard } from './estate-card';
import { type FactFinderDraft, factFinderDraft, factFinderOf } from './fact-finder-draft';
import styles from './fact-finder.module.css';
import { GoalsCard } from './goals-card';
import { PersonalCard } from './personal-card';
import { SaveBar } from './save-bar';
import { useKeptDraft } from './use-kept-draft';

interface FactFinderFormProps {
  readonly facts: FactFinder;
  readonly kept: FactFinderDraft | null;
  readonly today: IsoDate;
}

export function FactFinderForm({ facts, kept, today }: FactFinderFormProps) {
  const form = useForm<FactFinderDraft>({ defaultValues: factFinderDraft(facts) });
  useKeptDraft(form, kept);
  const [put] = usePlanningSaveFactFinderMutation();
  const { run, busy, error } = useWrite();
  const [everSaved, setEverSaved] = useState(false);

  const save = async (draft: FactFinderDraft) => {
    if (!(await run(() => put(factFinderOf(draft)).unwrap(), 'Fact finder saved'))) return;
    // The sent answers are the new baseline; what the user typed meanwhile stays.
    form.reset(draft, { keepValues: true });
    setEverSaved(true);
  };

  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        data-edited={form.formState.isDirty ? '' : undefined}
        noValidate
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <PersonalCard today={today} />
        <EmploymentCard />
        <GoalsCard />
        <EstateCard />
        <SaveBar
          busy={busy}
          error={error}
          state={form.formState.isDirty ? 'unsaved' : everSaved ? 'saved' : 'untouched'}
        />
      </form>
    </FormProvider>
  );
}
