import type { Item } from './item';

/**
 * What is worked out of all rows of an Item, once per step of its life: every call of the api looks at the Item, and a
 * large history comes in hundreds of them. The ledger only ever grows, but for an Item whose rows are forgotten; so its
 * length, with the step, tells every state of it from the others.
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
