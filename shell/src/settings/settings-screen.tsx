import { useState } from 'react';
import { type KeyValueStore, useBankStatusQuery } from '@halyard/shared-contracts/store';
import { LoadingView, Page } from '@halyard/shared-contracts/ui';
import { useShellSessionQuery } from '../identity/auth-api';
import { useShellVisitsQuery } from '../visit/visit-api';
import { LeftVisits } from '../visit/left-visits';
import { AppearanceCard } from './appearance-card';
import { CategoriesCard } from './categories-card';
import { ConnectionsCard } from './connections-card';
import { DataCard } from './data-card';
import { ProfileCard } from './profile-card';
import { SecurityCard } from './security-card';
import styles from './settings.module.css';

/** The cards appear together, so that no card moves another. A failed read affects only its own card. */
const useIsLoading = (): boolean =>
  [useShellSessionQuery(), useBankStatusQuery(), useShellVisitsQuery()].some(
    ({ isLoading }) => isLoading,
  );

export function SettingsScreen({ storage }: { readonly storage: KeyValueStore }) {
  const isLoading = useIsLoading();
  // A second read must not hide the cards.
  const [isShown, setIsShown] = useState(false);
  if (!isLoading && !isShown) setIsShown(true);
  return <Page title="Settings">{isShown ? <Cards storage={storage} /> : <LoadingView />}</Page>;
}

function Cards({ storage }: { readonly storage: KeyValueStore }) {
  return (
    <div className={styles.cards}>
      <LeftVisits />
      <ProfileCard />
      <AppearanceCard storage={storage} />
      <ConnectionsCard />
      <CategoriesCard />
      <DataCard />
      <SecurityCard />
      <div data-slot="settings" />
    </div>
  );
}
