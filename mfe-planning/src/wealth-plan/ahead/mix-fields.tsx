import type { NamedPlanAccount } from '@halyard/shared-contracts/long-run';
import { TextField } from '@halyard/shared-contracts/ui';
import type { AssumptionDraft } from './assumption-draft';
import styles from './ahead.module.css';

interface MixFieldsProps {
  readonly accounts: readonly NamedPlanAccount[];
  readonly mixes: AssumptionDraft['mixes'];
  readonly onChange: (mixes: AssumptionDraft['mixes']) => void;
}

const BASES: Readonly<Record<NamedPlanAccount['basis'], string>> = {
  chosen: 'your own mix',
  holdings: 'from its holdings',
  usual: 'its holdings are not known',
  cash: 'cash, counted as Treasury bills',
};

/** The shares of stocks and bonds are in percent. The rest of an account counts as Treasury bills. */
export function MixFields({ accounts, mixes, onChange }: MixFieldsProps) {
  if (accounts.length === 0) return null;
  return (
    <fieldset className={styles.mixes}>
      <legend>How each account is invested, in percent; the rest is in Treasury bills</legend>
      {accounts.map(({ id, name, mix, basis }) => {
        const own = mixes[id] ?? { stocks: '', bonds: '' };
        return (
          <div key={id} className={styles.mix}>
            <span className={styles.mixName}>
              {name} <span className={styles.note}>{BASES[basis]}</span>
            </span>
            {(['stocks', 'bonds'] as const).map((part) => (
              <TextField
                key={part}
                label={part === 'stocks' ? 'Stocks' : 'Bonds'}
                aria-label={`${part === 'stocks' ? 'Stocks' : 'Bonds'} in ${name}`}
                inputMode="numeric"
                placeholder={String(mix[part])}
                value={own[part]}
                onChange={({ target }) =>
                  onChange({ ...mixes, [id]: { ...own, [part]: target.value } })
                }
              />
            ))}
          </div>
        );
      })}
    </fieldset>
  );
}
