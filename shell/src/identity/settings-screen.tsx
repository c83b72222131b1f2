import { failureMessage, type KeyValueStore } from '@halyard/shared-contracts/store';
import {
  Button,
  ButtonLink,
  Card,
  ChipGroup,
  ErrorView,
  LoadingView,
  Page,
} from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { chooseTheme, storedTheme, type Theme } from '../theme/theme';
import { LeftVisits } from '../visit/left-visits';
import { useShellLogOutMutation, useShellSessionQuery } from './auth-api';
import styles from './settings-screen.module.css';

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

function Appearance({ storage }: { storage: KeyValueStore }) {
  const [theme, setTheme] = useState(() => storedTheme(storage));
  const choose = (next: Theme) => {
    chooseTheme(storage, next);
    setTheme(next);
  };
  return (
    <Card title="Appearance">
      <ChipGroup label="Theme" options={THEMES} value={theme} onChange={choose} />
    </Card>
  );
}

const VISITING =
  'You are visiting without an account. What you add here is deleted about a year after your last visit; sign up to keep it.';

function Account() {
  const { data, error, refetch } = useShellSessionQuery();
  const [logOut, { isLoading, error: logOutError }] = useShellLogOutMutation();
  const navigate = useNavigate();
  const leave = async () => {
    const result = await logOut();
    if (!result.error) await navigate('/log-in');
  };
  if (!data)
    return error ? (
      <ErrorView message={failureMessage(error)} onRetry={refetch} />
    ) : (
      <LoadingView />
    );
  return (
    <Card title="Account">
      <p>{data.email ? `Logged in as ${data.email}` : VISITING}</p>
      {logOutError && <p role="alert">{failureMessage(logOutError)}</p>}
      <div className={styles.buttons}>
        {data.email && <ButtonLink to="/account">Account and security</ButtonLink>}
        <ButtonLink to="/your-data">Your data</ButtonLink>
        {data.email && (
          <Button variant="secondary" busy={isLoading} onClick={() => void leave()}>
            Log out
          </Button>
        )}
      </div>
    </Card>
  );
}

export function SettingsScreen({ storage }: { storage: KeyValueStore }) {
  return (
    <Page title="Settings">
      <LeftVisits />
      <Account />
      <Appearance storage={storage} />
    </Page>
  );
}
