import {
  Button,
  Money,
  MoneyField,
  SelectField,
  TextField,
  Toggle,
} from '@halyard/shared-contracts/ui';
import { formatUsd } from '@halyard/shared-contracts/money';
import type { TransactionPatch } from '@halyard/shared-contracts/wire';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCategoryOptions } from '../../form/use-category-options';
import {
  FEWEST_PARTS,
  firstParts,
  isWhole,
  MOST_PARTS,
  type PartDraft,
  partsPatch,
  shareText,
  unassigned,
  withPart,
  withShares,
} from './split-draft';
import styles from './split-editor.module.css';
import type { WholeTransaction } from './whole-transaction';

interface SplitEditorProps {
  readonly whole: WholeTransaction;
  readonly onSave: (patch: TransactionPatch) => void;
}

export function SplitEditor({ whole, onSave }: SplitEditorProps) {
  const { amount, currency } = whole.row;
  const [unchanged] = useState(() => firstParts(whole));
  const [parts, setParts] = useState(unchanged);
  const change = (key: number, part: Partial<PartDraft>) =>
    setParts((now) => now.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const [shares, setShares] = useState<Shares | null>(null);
  const left = unassigned(amount, parts);
  const beginShares = (now: readonly PartDraft[]) =>
    setShares(Object.fromEntries(now.map((part) => [part.key, shareText(amount, part)])));
  const setShare = (key: number, text: string) => {
    const texts = { ...shares, [key]: text };
    setShares(texts);
    setParts((now) => withShares(amount, now, texts));
  };
  return (
    <div className={styles.editor} data-edited={parts === unchanged ? undefined : ''}>
      <Toggle
        label="Split by share"
        checked={shares !== null}
        onChange={(isOn) => (isOn ? beginShares(parts) : setShares(null))}
      />
      {parts.map((part, at) => (
        <PartFields
          key={part.key}
          part={part}
          number={at + 1}
          share={shares === null ? null : (shares[part.key] ?? '')}
          onShare={(text) => setShare(part.key, text)}
          onChange={(changed) => change(part.key, changed)}
          onRemove={
            parts.length > FEWEST_PARTS
              ? () => setParts((now) => now.filter(({ key }) => key !== part.key))
              : undefined
          }
        />
      ))}
      <p role="status" className={styles.left}>
        Left to assign:{' '}
        <Money amount={left} currency={currency} tone={left === 0 ? 'plain' : 'warning'} />
      </p>
      <div className={styles.buttons}>
        <Button
          size="small"
          disabled={parts.length >= MOST_PARTS}
          onClick={() => setParts((now) => withPart(amount, now))}
        >
          Add a part
        </Button>
        <Button
          size="small"
          variant="primary"
          disabled={!isWhole(amount, parts)}
          onClick={() => onSave(partsPatch(amount, parts))}
        >
          Save split
        </Button>
        {whole.parts.length > 0 && (
          <Button size="small" variant="quiet" onClick={() => onSave({ parts: null })}>
            Remove split
          </Button>
        )}
      </div>
    </div>
  );
}

type Shares = Readonly<Record<number, string>>;

interface PartFieldsProps {
  readonly part: PartDraft;
  readonly number: number;
  /** It is null when the user types amounts. */
  readonly share: string | null;
  readonly onShare: (text: string) => void;
  readonly onChange: (part: Partial<PartDraft>) => void;
  readonly onRemove: (() => void) | undefined;
}

function PartFields({ part, number, share, onShare, onChange, onRemove }: PartFieldsProps) {
  return (
    <div role="group" aria-label={`Part ${number}`} className={styles.part}>
      <SelectField
        label="Category"
        options={useCategoryOptions(part.category)}
        value={part.category}
        onChange={(event) => onChange({ category: event.target.value })}
      />
      {share === null ? (
        <MoneyField
          label="Amount"
          value={part.amount}
          onChange={(amount) => onChange({ amount })}
        />
      ) : (
        <TextField
          label="Share in %"
          inputMode="decimal"
          value={share}
          hint={part.amount === null ? undefined : formatUsd(part.amount)}
          onChange={({ target }) => onShare(target.value)}
        />
      )}
      {onRemove && (
        <Button variant="quiet" aria-label={`Remove part ${number}`} onClick={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
