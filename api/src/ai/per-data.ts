import type { FinancialData } from '@halyard/shared-contracts/finance';

/** Computes a value once per version of a user's data and caches it as long as that version is in memory. */
export function perData<T>(compute: (financialData: FinancialData) => T): typeof compute {
  const known = new WeakMap<FinancialData, { readonly value: T }>();
  return (financialData) => {
    const found = known.get(financialData) ?? { value: compute(financialData) };
    known.set(financialData, found);
    return found.value;
  };
}
