import type { Cents } from '@halyard/shared-contracts/money';
import { SelectField, TextField, typedRate } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { investWords } from './invest-words';
import type { NamedDebt } from './planner-view';
import styles from './planner.module.css';

/** The return is in percent per year. */
const ASSUMED_RETURN = '6';

interface DebtOrInvestProps {
  readonly debts: readonly NamedDebt[];
  readonly extra: Cents;
}

export function DebtOrInvest({ debts, extra }: DebtOrInvestProps) {
  const [chosenId, setChosenId] = useState<string>();
  const [typedReturn, setReturn] = useState(ASSUMED_RETURN);
  const rate = typedRate(typedReturn);
  const debt = debts.find(({ id }) => id === chosenId) ?? debts[0];
  return (
    <section>
      <div className={styles.invest}>
        <SelectField
          label="Debt"
          options={debts.map(({ id, name }) => ({ value: id, label: name }))}
          value={debt?.id}
          onChange={({ target }) => setChosenId(target.value)}
        />
        <TextField
          label="Return you expect, % a year"
          hint="Your assumption. Markets promise nothing."
          inputMode="decimal"
          value={typedReturn}
          error={rate === 'invalid' && 'Enter a percentage from 0 to 1,000, like 6'}
          onChange={({ target }) => setReturn(target.value)}
        />
      </div>
      {debt && typeof rate === 'number' && (
        <p role="status" className={styles.answer}>
          {investWords(debt, extra, rate)}
        </p>
      )}
    </section>
  );
}
