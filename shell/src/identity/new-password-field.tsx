import { ProgressBar, type Tone } from '@halyard/shared-contracts/ui';
import { MIN_PASSWORD_LENGTH, type PasswordStrength } from '@halyard/shared-contracts/wire';
import { useEffect, useState } from 'react';
import { type FieldProps, PasswordField } from './fields';
import { useShellPasswordStrengthMutation } from './auth-api';
import styles from './credentials-form.module.css';

const PAUSE_MS = 300;

interface Rating extends PasswordStrength {
  readonly password: string;
}

/** The server rates passwords, because the word lists are too large for a page. */
function usePasswordStrength(password: string, email: string): PasswordStrength | null {
  const [ask] = useShellPasswordStrengthMutation();
  const [rating, setRating] = useState<Rating | null>(null);
  useEffect(() => {
    if (password.length < MIN_PASSWORD_LENGTH) return undefined;
    let isCurrent = true;
    const rate = async () => {
      const { data } = await ask({ password, email });
      if (isCurrent && data) setRating({ ...data, password });
    };
    const timer = setTimeout(() => void rate(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, password, email]);
  return rating?.password === password ? rating : null;
}

const LEVELS: readonly { readonly words: string; readonly tone: Tone }[] = [
  { words: 'Very weak', tone: 'negative' },
  { words: 'Weak', tone: 'negative' },
  { words: 'Fair', tone: 'warning' },
  { words: 'Good', tone: 'positive' },
  { words: 'Strong', tone: 'positive' },
];

const MOST = LEVELS.length - 1;

function Strength({ password, email }: { readonly password: string; readonly email: string }) {
  const strength = usePasswordStrength(password, email);
  const level = strength && LEVELS[strength.score];
  const missing = MIN_PASSWORD_LENGTH - password.length;
  return (
    <div className={styles.strength}>
      {level && (
        <ProgressBar
          label="Strength"
          value={(100 * strength.score) / MOST}
          tone={level.tone}
          valueText={level.words}
        />
      )}
      <p role="status" className={styles.advice}>
        {missing > 0 && missing < MIN_PASSWORD_LENGTH && `${missing} more to go`}
        {strength?.problem}
      </p>
    </div>
  );
}

interface NewPasswordFieldProps extends Omit<FieldProps, 'hint'> {
  readonly email: string;
}

export function NewPasswordField({ email, ...field }: NewPasswordFieldProps) {
  return (
    <>
      <PasswordField
        {...field}
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters. A few random words are easy to remember.`}
      />
      <Strength password={field.value} email={email} />
    </>
  );
}
