import type { Cents } from '../../money';
import { Money } from './money';

export function PutAside({ amount }: { readonly amount: Cents }) {
  return (
    <>
      <Money amount={amount} /> of it put aside
    </>
  );
}
