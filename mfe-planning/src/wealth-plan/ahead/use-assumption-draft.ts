import type { NamedPlanAccount } from '@halyard/shared-contracts/long-run';
import { type Assumptions, NO_ASSUMPTIONS } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { usePlanningSaveAssumptionsMutation } from '../../data/assumption-endpoints';
import { useWrite } from '../../form/use-write';
import { type AssumptionDraft, assumptionsOf, draftOf } from './assumption-draft';

const IMPOSSIBLE =
  'One of the numbers is not possible. Ages are 16 to 120, claiming is from 62 to 70, percents are 0 to 20, and shares add up to at most 100.';

export function useAssumptionDraft(stored: Assumptions, accounts: readonly NamedPlanAccount[]) {
  const [draft, setDraft] = useState(() => draftOf(stored, accounts));
  const [problem, setProblem] = useState<string | null>(null);
  const [save] = usePlanningSaveAssumptionsMutation();
  const write = useWrite();
  const store = async (next: AssumptionDraft) => {
    const value = assumptionsOf(next);
    setProblem(value ? null : IMPOSSIBLE);
    if (value) await write.run(() => save(value).unwrap(), 'Assumptions saved');
  };
  const reset = async () => {
    const empty = draftOf(NO_ASSUMPTIONS, accounts);
    setDraft(empty);
    await store(empty);
  };
  return {
    draft,
    setDraft,
    busy: write.busy,
    problem: problem ?? (write.error ? 'Could not save. Try again.' : null),
    submit: () => store(draft),
    reset,
  };
}
