import type { KeyValueStore } from '@halyard/shared-contracts/store';
import { Page } from '@halyard/shared-contracts/ui';
import { LeftVisits } from '../visit/left-visits';
import { AppearanceCard } from './appearance-card';
import { CategoriesCard } from './categories-card';
import { ConnectionsCard } from './connections-card';
import { DataCard } from './data-card';
import { ProfileCard } from './profile-card';
import { SecurityCard } from './security-card';
import styles from './settings.module.css';

export function SettingsScreen({ storage }: { readonly storage: KeyValueStore }) {
  return (
    <Page title="Settings">
      <div className={styles.cards}>
        <LeftVisits />
        <ProfileCard />
        <AppearanceCard storage={storage} />
        <ConnectionsCard />
        <CategoriesCard />
        <DataCard />
        <SecurityCard />
      </div>
    </Page>
  );
}
