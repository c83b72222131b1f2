import type { IsoDate } from '@halyard/shared-contracts/finance';
import type { FactFinder } from '@halyard/shared-contracts/wire';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { failureMessage } from '@halyard/shared-contracts/store';
import { Button } from '@halyard/shared-contracts/ui';
import { usePlanningSaveFactFinderMutation } from '../data/fact-finder-endpoints';
import { useWrite } from '../form/use-write';
import { CompletenessBar } from './completeness-bar';
import { EmploymentCard } from './employment-card';
import { factFinderDraft, type FactFinderDraft, factFinderOf } from './fact-finder-draft';
import { FamilyCard } from './family-card';
import { PersonalCard } from './personal-card';
import { usePlanningKeepFactFinderDraftMutation } from './draft-endpoints';
import styles from './fact-finder.module.css';

const LaterCards = lazy(async () => ({
  default: (await import(/* webpackChunkName: "fact-finder-later" */ './later-cards')).LaterCards,
}));

interface SaveBarProps {
  readonly busy: boolean;
  readonly error: unknown;
  readonly state: 'untouched' | 'unsaved' | 'saved';
}

const WORDS = { untouched: '', unsaved: 'Unsaved changes', saved: 'All changes saved' };

function SaveBar({ busy, error, state }: SaveBarProps) {
  return (
    <div className={styles.save}>
      <Button type="submit" variant="primary" busy={busy}>
        Save
      </Button>
      {error === undefined ? (
        <span role="status" className={styles.state}>
          {WORDS[state]}
        </span>
      ) : (
        <p role="alert" className={styles.failed}>
          Your answers could not be saved. {failureMessage(error)} What you typed is still here.
        </p>
      )}
    </div>
  );
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function useStoredDraft(form: UseFormReturn<FactFinderDraft>, storedDraft: FactFinderDraft | null) {
  const { isDirty } = form.formState;
  const [keep] = usePlanningKeepFactFinderDraftMutation();
  const begin = useEffectEvent(() => {
    if (storedDraft) form.reset(storedDraft, { keepDefaultValues: true });
  });
  const leave = useEffectEvent(() => void keep(isDirty ? form.getValues() : null));
  useEffect(() => {
    begin();
    return () => leave();
  }, []);
  useEffect(() => {
    if (!isDirty) return undefined;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}

interface FactFinderFormProps {
  readonly facts: FactFinder;
  readonly storedDraft: FactFinderDraft | null;
  readonly today: IsoDate;
}

export function FactFinderForm({ facts, storedDraft, today }: FactFinderFormProps) {
  const form = useForm<FactFinderDraft>({ defaultValues: factFinderDraft(facts) });
  useStoredDraft(form, storedDraft);
  const [put] = usePlanningSaveFactFinderMutation();
  const { run, busy, error } = useWrite();
  const [everSaved, setEverSaved] = useState(false);

  const save = async (draft: FactFinderDraft) => {
    const { goalsBefore } = draft;
    const input = { ...factFinderOf(draft), goalsBefore: [...goalsBefore] };
    if (!(await run(() => put(input).unwrap(), 'Fact finder saved'))) return;
    // The form keeps input that was typed meanwhile.
    form.setValue('goalsBefore', input.goals);
    form.reset({ ...draft, goalsBefore: input.goals }, { keepValues: true });
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
        <CompletenessBar />
        <PersonalCard today={today} />
        <FamilyCard />
        <EmploymentCard />
        <Suspense>
          <LaterCards today={today} />
        </Suspense>
        <SaveBar
          busy={busy}
          error={error}
          state={form.formState.isDirty ? 'unsaved' : everSaved ? 'saved' : 'untouched'}
        />
      </form>
    </FormProvider>
  );
}
