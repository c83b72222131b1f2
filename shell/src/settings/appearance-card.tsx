import type { KeyValueStore } from '@halyard/shared-contracts/store';
import { Card, ChipGroup } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { chooseTheme, storedTheme, type Theme } from '../theme/theme';

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function AppearanceCard({ storage }: { readonly storage: KeyValueStore }) {
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
