import fc from 'fast-check';
import type { ModelBank, ModelFault } from './model-bank';

export type Step =
  | {
      readonly kind: 'add';
      readonly cents: number;
      readonly pending: boolean;
      readonly old: boolean;
    }
  | { readonly kind: 'change'; readonly n: number; readonly cents: number }
  | { readonly kind: 'remove'; readonly n: number }
  | { readonly kind: 'post'; readonly n: number; readonly tip: number }
  | { readonly kind: 'edit'; readonly n: number }
  | { readonly kind: 'history' }
  | { readonly kind: 'forget' }
  | {
      readonly kind: 'sync';
      readonly faults: readonly ModelFault[];
      readonly crashAt: number | null;
      readonly rival: Rival | null;
    };

/**
 * A rival is another worker that syncs the same bank. It starts with us (`beside`), or it overtakes us: our lease
 * runs out after we read the bank's rows, row `n` disappears, another row comes, and the rival saves first.
 */
type Rival = { readonly kind: 'beside' } | { readonly kind: 'overtakes'; readonly n: number };

const amount = fc.integer({ min: -100_000, max: 100_000 });
const n = fc.nat(20);
const fault = fc.constantFrom<ModelFault>(
  'none',
  'none',
  'none',
  '500',
  'html',
  'reset',
  'truncate',
  '429',
  'mutate',
  'mutate',
  'stale',
);
const sync = fc.record({
  kind: fc.constant('sync' as const),
  faults: fc.array(fault, { maxLength: 8 }),
  crashAt: fc.option(fc.nat(40), { freq: 3 }),
  rival: fc.option(
    fc.oneof(
      fc.record({ kind: fc.constant('beside' as const) }),
      fc.record({ kind: fc.constant('overtakes' as const), n }),
    ),
    { freq: 2 },
  ),
});
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      cents: amount,
      pending: fc.boolean(),
      old: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('change' as const), n, cents: amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), n }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('post' as const), n, tip: fc.nat(500) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('edit' as const), n }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'history' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'forget' as const }) },
  { weight: 5, arbitrary: sync },
);

export const start = fc.constantFrom<ModelBank['history']>('NOT_READY', 'INITIAL_UPDATE_COMPLETE');
