import type { Problems } from '@halyard/shared-contracts/ui';
import { type FieldValues, type Resolver, useForm } from 'react-hook-form';

function resolverOf<Draft extends FieldValues>(
  check: (draft: Draft) => Problems<Draft>,
): Resolver<Draft> {
  return (draft) => {
    const problems = Object.entries(check(draft));
    if (problems.length === 0) return { values: draft, errors: {} };
    const errors = problems.map(([field, message]) => [field, { type: 'check', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/** An untouched field follows `initial`, so that saving the others does not revert a newer change. */
export function useDraftForm<Draft extends FieldValues>(
  initial: Draft,
  check: (draft: Draft) => Problems<Draft>,
) {
  return useForm<Draft>({
    values: initial,
    resetOptions: { keepDirtyValues: true },
    resolver: resolverOf(check),
    shouldFocusError: false,
  });
}
