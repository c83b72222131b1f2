import type { Item } from './item';

/**
 * A result computed from all rows of an Item, once per step of its life: every call of the API reads the Item, and a
 * large history arrives in hundreds of calls. The ledger only grows, except for an Item whose rows are deleted, so its
 * length together with the step identifies each state.
 */
export function perStep<Value>(workOut: (item: Item) => Value): (item: Item) => Value {
  const known = new WeakMap<
    Item,
    { readonly step: number; readonly length: number; readonly value: Value }
  >();
  return (item) => {
    const { step, versions } = item;
    const kept = known.get(item);
    if (kept && kept.step === step && kept.length === versions.length) return kept.value;
    const value = workOut(item);
    known.set(item, { step, length: versions.length, value });
    return value;
  };
}
