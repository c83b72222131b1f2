import type { DraftProblem, Source } from '@halyard/shared-contracts/finance';
import { useDraftForm } from '@halyard/shared-contracts/form';
import { draftProblemWords } from '@halyard/shared-contracts/ui';
import { useWrite } from './use-write';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly source: Source;
}

interface BalanceForm<Draft, Input> {
  readonly entry: Entry | undefined;
  readonly initial: Draft;
  readonly problemsOf: (draft: Draft) => Readonly<Partial<Record<string, DraftProblem>>>;
  readonly toInput: (draft: Draft) => Input | null;
  readonly add: (input: Input) => Promise<unknown>;
  readonly edit: (id: string, patch: Input | { readonly name: string }) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The user can change only the name of a linked balance. */
export function useBalanceForm<
  Draft extends { readonly name: string },
  Input extends { readonly name: string },
>({ entry, initial, problemsOf, toInput, add, edit, onClose }: BalanceForm<Draft, Input>) {
  const isOfBank = entry?.source === 'bank';
  const form = useDraftForm<Draft>(initial, (draft) => {
    const { name, ...others } = problemsOf(draft);
    return draftProblemWords({ ...(name && { name }), ...(isOfBank ? {} : others) });
  });
  const { run, busy, error } = useWrite();

  const change = (id: string, patch: Input | { readonly name: string }) =>
    run(() => edit(id, patch), `${patch.name} updated`);

  const save = async (draft: Draft): Promise<boolean> => {
    if (entry && isOfBank) return change(entry.id, { name: draft.name.trim() });
    const input = toInput(draft);
    if (input === null) return false;
    return entry ? change(entry.id, input) : run(() => add(input), `${input.name} added`);
  };

  const submit = form.handleSubmit(async (draft) => {
    if (await save(draft)) onClose();
  });
  return { form, dialog: { entry, isOfBank, busy, error, onSubmit: submit, onClose } };
}
