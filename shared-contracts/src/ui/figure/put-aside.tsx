import type { Cents } from '../../money';
import { Money } from './money';

/** Stands under a total of spending. */
export function PutAside({ amount }: { readonly amount: Cents }) {
  return (
    <>
      <Money amount={amount} /> of it put aside
    </>
  );
}
