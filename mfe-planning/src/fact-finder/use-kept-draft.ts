import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { usePlanningKeepFactFinderDraftMutation } from './draft-endpoints';
import type { FactFinderDraft } from './fact-finder-draft';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

export function useKeptDraft(form: UseFormReturn<FactFinderDraft>, kept: FactFinderDraft | null) {
  const { isDirty } = form.formState;
  const [keep] = usePlanningKeepFactFinderDraftMutation();
  const begin = useEffectEvent(() => {
    if (kept) form.reset(kept, { keepDefaultValues: true });
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
