import type { Source } from '@halyard/shared-contracts/finance';
import { useWrite } from './use-write';

interface Entry {
  readonly id: string;
  readonly source: Source;
}

interface BalanceWrites<Draft, Input> {
  readonly toInput: (draft: Draft) => Input | null;
  readonly add: (input: Input) => Promise<unknown>;
  readonly edit: (id: string, patch: Input | { readonly name: string }) => Promise<unknown>;
}

/** The bank owns everything but the name of a linked account or debt. */
export function useSaveBalance<
  Draft extends { readonly name: string },
  Input extends { readonly name: string },
>(entry: Entry | undefined, { toInput, add, edit }: BalanceWrites<Draft, Input>) {
  const { run, busy, error } = useWrite();

  const change = (id: string, patch: Input | { readonly name: string }) =>
    run(() => edit(id, patch), `${patch.name} updated`);

  const save = async (draft: Draft): Promise<boolean> => {
    if (entry?.source === 'bank') {
      const name = draft.name.trim();
      return name !== '' && change(entry.id, { name });
    }
    const input = toInput(draft);
    if (input === null) return false;
    return entry ? change(entry.id, input) : run(() => add(input), `${input.name} added`);
  };

  return { save, busy, error };
}
