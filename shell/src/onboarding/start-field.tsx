import { Eye, Landmark } from 'lucide-react';
import styles from './start-field.module.css';

export type Start = 'look' | 'connect';

const STARTS = [
  {
    value: 'connect',
    title: 'Connect Bank',
    text: 'See your own balances in about a minute. Halyard can only read.',
    Icon: Landmark,
  },
  {
    value: 'look',
    title: 'Look around',
    text: 'Start with a sample household and connect your bank later.',
    Icon: Eye,
  },
] as const;

interface StartFieldProps {
  readonly value: Start;
  readonly onChange: (value: Start) => void;
}

export function StartField({ value, onChange }: StartFieldProps) {
  return (
    <div className={styles.starts}>
      {STARTS.map(({ value: each, title, text, Icon }) => (
        <label key={each} className={styles.start}>
          <input
            type="radio"
            name="start"
            value={each}
            checked={each === value}
            onChange={() => onChange(each)}
            className="sr-only"
          />
          <Icon size={24} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
          <span className={styles.words}>
            <strong>{title}</strong>
            <span>{text}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
