import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';

export type Theme = 'system' | 'light' | 'dark';

export function storedTheme(storage: KeyValueStore): Theme {
  const value = storage.getItem(STORAGE_KEYS.theme);
  return value === 'light' || value === 'dark' ? value : 'system';
}

export function applyTheme(storage: KeyValueStore): void {
  const theme = storedTheme(storage);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(storage: KeyValueStore, theme: Theme): void {
  if (theme === 'system') storage.removeItem(STORAGE_KEYS.theme);
  else storage.setItem(STORAGE_KEYS.theme, theme);
  applyTheme(storage);
}
