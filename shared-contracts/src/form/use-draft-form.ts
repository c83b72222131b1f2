import { type FieldValues, type Resolver, useForm } from 'react-hook-form';

type Check<Draft> = (draft: Draft) => Readonly<Partial<Record<string, string>>>;

function resolverOf<Draft extends FieldValues>(check: Check<Draft>): Resolver<Draft> {
  return (draft) => {
    const problems = Object.entries(check(draft));
    if (problems.length === 0) return { values: draft, errors: {} };
    const errors = problems.map(([field, message]) => [field, { type: 'check', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/** An untouched field follows `initial`, so that a save does not revert a newer change. */
export function useDraftForm<Draft extends FieldValues>(initial: Draft, check: Check<Draft>) {
  return useForm<Draft>({
    values: initial,
    resetOptions: { keepDirtyValues: true },
    resolver: resolverOf(check),
    shouldFocusError: false,
  });
}
