import type { Account, Liability } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import { AsOf, Money, Percent } from '@halyard/shared-contracts/ui';
import type { ReactNode } from 'react';
import styles from './account-panel.module.css';
import { balanceTypeLabel } from './balance-type-label';

const ORIGIN = {
  sample: 'Sample household',
  bank: 'Your linked bank',
  manual: 'Entered by you',
} as const;

/** Where an account is kept, of what kind it is and how fresh its balance. What nobody said is left out. */
export function AccountFacts({ holding }: { readonly holding: Account | Liability }) {
  const { institution, type, mask, source, asOf } = holding;
  return (
    <dl className={styles.facts}>
      <Fact label="Institution">{institution}</Fact>
      <Fact label="Type">{balanceTypeLabel(type)}</Fact>
      {mask !== null && <Fact label="Number ending in">{mask}</Fact>}
      {'aprPercent' in holding && <DebtFacts debt={holding} />}
      <Fact label="Source">{ORIGIN[source]}</Fact>
      {asOf !== null && (
        <Fact label="Balance">
          <AsOf instant={asOf} />
        </Fact>
      )}
    </dl>
  );
}

function DebtFacts({ debt }: { readonly debt: Liability }) {
  const { limit, aprPercent, monthlyPayment, minimumPayment } = debt;
  return (
    <>
      <AmountFact label="Credit limit" amount={limit} />
      {aprPercent !== null && (
        <Fact label="Interest rate">
          <Percent value={aprPercent} decimals={2} />
        </Fact>
      )}
      <AmountFact label="Monthly payment" amount={monthlyPayment} />
      <AmountFact label="Minimum payment" amount={minimumPayment} />
    </>
  );
}

function AmountFact({ label, amount }: { readonly label: string; readonly amount: Cents | null }) {
  if (amount === null) return null;
  return (
    <Fact label={label}>
      <Money amount={amount} />
    </Fact>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
