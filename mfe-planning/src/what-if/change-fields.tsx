import {
  USUAL_MORTGAGE_PERCENT,
  USUAL_MORTGAGE_YEARS,
  type WhatIfChanges,
} from '@halyard/shared-contracts/long-run';
import { Chip, MoneyField, TextField } from '@halyard/shared-contracts/ui';
import { KIND_NAMES, type Kind, KINDS, withKind, withoutKind } from './draft';
import styles from './what-if.module.css';

type AmountKey = 'extra' | 'homePrice' | 'homeDown' | 'rent' | 'child';
type NumberKey = Exclude<keyof WhatIfChanges, AmountKey>;

const LIMITS: Readonly<Record<NumberKey, readonly [least: number, most: number]>> = {
  retirementAge: [16, 120],
  homeRate: [0, 20],
  homeYears: [1, 50],
  monthsWithoutIncome: [0, 24],
  marketFall: [0, 100],
};

interface ChangeFieldsProps {
  readonly changes: WhatIfChanges;
  readonly kinds: readonly Kind[];
  readonly onChange: (changes: WhatIfChanges, kinds: readonly Kind[]) => void;
}

function numberOf({ value, valueAsNumber }: HTMLInputElement, key: NumberKey): number | null {
  if (value === '' || Number.isNaN(valueAsNumber)) return null;
  const [least, most] = LIMITS[key];
  const bounded = Math.min(most, Math.max(0, valueAsNumber));
  return key === 'homeRate' ? bounded : Math.max(Math.round(bounded), Math.min(least, bounded));
}

export function ChangeFields({ changes, kinds, onChange }: ChangeFieldsProps) {
  const toggle = (kind: Kind) =>
    kinds.includes(kind)
      ? onChange(
          withoutKind(changes, kind),
          kinds.filter((each) => each !== kind),
        )
      : onChange(withKind(changes, kind), [...kinds, kind]);
  const set = (part: Partial<WhatIfChanges>) => onChange({ ...changes, ...part }, kinds);
  return (
    <div className={styles.changes}>
      <div role="group" aria-label="What changes" className={styles.chips}>
        {KINDS.map((kind) => (
          <Chip key={kind} pressed={kinds.includes(kind)} onClick={() => toggle(kind)}>
            {KIND_NAMES[kind]}
          </Chip>
        ))}
      </div>
      {kinds.length > 0 && (
        <div className={styles.fields}>
          {KINDS.filter((kind) => kinds.includes(kind)).map((kind) => (
            <KindFields key={kind} kind={kind} changes={changes} onSet={set} />
          ))}
        </div>
      )}
    </div>
  );
}

interface KindFieldsProps {
  readonly kind: Kind;
  readonly changes: WhatIfChanges;
  readonly onSet: (part: Partial<WhatIfChanges>) => void;
}

function KindFields({ kind, changes, onSet }: KindFieldsProps) {
  const amount = (key: AmountKey, label: string, hint?: string) => (
    <MoneyField
      fromZero
      label={label}
      hint={hint}
      value={changes[key]}
      onChange={(value) => onSet({ [key]: value })}
    />
  );
  const number = (key: NumberKey, label: string, hint?: string, usual?: number) => (
    <TextField
      label={label}
      hint={hint}
      type="number"
      inputMode="decimal"
      step={key === 'homeRate' ? 'any' : 1}
      min={LIMITS[key][0]}
      max={LIMITS[key][1]}
      placeholder={usual?.toString()}
      value={changes[key] ?? ''}
      onChange={({ target }) => onSet({ [key]: numberOf(target, key) })}
    />
  );
  switch (kind) {
    case 'extra':
      return amount('extra', 'Extra payment a month', 'On top of the payments you make now');
    case 'retire':
      return number('retirementAge', 'Retire at');
    case 'home':
      return (
        <>
          {amount('homePrice', 'Price of the home')}
          {amount('homeDown', 'Down payment', 'From accounts outside retirement')}
          {amount('rent', 'Rent that ends, a month')}
          {number('homeRate', 'Rate in percent', 'Halyard’s assumption', USUAL_MORTGAGE_PERCENT)}
          {number('homeYears', 'Years of the mortgage', undefined, USUAL_MORTGAGE_YEARS)}
        </>
      );
    case 'child':
      return amount(
        'child',
        'Cost of a child a month',
        'For 18 years. Only you know what it costs',
      );
    case 'pay':
      return number('monthsWithoutIncome', 'Months without pay');
    case 'market':
      return number('marketFall', 'Fall in year 1, in percent');
  }
}
