import type { Source } from '@halyard/shared-contracts/finance';
import { useWrite } from './use-write';

interface Holding {
  readonly id: string;
  readonly source: Source;
}

interface HoldingWrites<Draft, Input> {
  readonly toInput: (draft: Draft) => Input | null;
  readonly add: (input: Input) => Promise<unknown>;
  readonly edit: (id: string, patch: Input | { readonly name: string }) => Promise<unknown>;
}

/** The bank owns everything but the name of a linked account or debt. */
export function useSaveHolding<
  Draft extends { readonly name: string },
  Input extends { readonly name: string },
>(holding: Holding | undefined, { toInput, add, edit }: HoldingWrites<Draft, Input>) {
  const { run, busy, error } = useWrite();

  const change = (id: string, patch: Input | { readonly name: string }) =>
    run(() => edit(id, patch), `${patch.name} updated`);

  const save = async (draft: Draft): Promise<boolean> => {
    if (holding?.source === 'bank') {
      const name = draft.name.trim();
      return name !== '' && change(holding.id, { name });
    }
    const input = toInput(draft);
    if (input === null) return false;
    return holding ? change(holding.id, input) : run(() => add(input), `${input.name} added`);
  };

  return { save, busy, error };
}
