import type { Item } from './item';

/** Caches a result that is computed from all rows of an Item, because a large history arrives in hundreds of calls. */
export function cachePerStep<Value>(compute: (item: Item) => Value): (item: Item) => Value {
  const cache = new WeakMap<
    Item,
    { readonly step: number; readonly length: number; readonly value: Value }
  >();
  return (item) => {
    const { step, versions } = item;
    const cached = cache.get(item);
    if (cached && cached.step === step && cached.length === versions.length) return cached.value;
    const value = compute(item);
    cache.set(item, { step, length: versions.length, value });
    return value;
  };
}
