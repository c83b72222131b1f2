import { fromDollars, toDollars } from '@halyard/shared-contracts/money';
import { MoneyField } from '@halyard/shared-contracts/ui';
import styles from './planner.module.css';
import type { Plan } from './use-plan';

const STEP = 25;
const USUAL_MOST = 1_000;

export function ExtraPayment({ plan: { typedExtra, extra, setExtra } }: { readonly plan: Plan }) {
  const dollars = toDollars(extra);
  return (
    <div className={styles.extra}>
      <MoneyField
        fromZero
        label="Extra payment each month"
        hint="On top of the payments you make now"
        value={typedExtra}
        onChange={setExtra}
      />
      <input
        type="range"
        aria-label="Slide to change the extra payment"
        aria-valuetext={`$${Math.round(dollars)} a month`}
        min={0}
        max={Math.max(USUAL_MOST, Math.ceil(dollars / STEP) * STEP)}
        step={STEP}
        value={dollars}
        className={styles.slider}
        onChange={({ target }) => setExtra(fromDollars(Number(target.value)))}
      />
    </div>
  );
}
