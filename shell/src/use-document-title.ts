import { brand } from '@halyard/shared-contracts/brand';
import { useEffect } from 'react';
import type { OwnedRoute } from './platform/loader/owned-routes';

const SHELL_TITLES: Readonly<Record<string, string>> = {
  '/welcome': 'Welcome',
  '/onboarding': 'Get started',
  '/sign-up': 'Sign up',
  '/log-in': 'Log in',
  '/settings': 'Settings',
  '/__platform': 'Platform',
  '/account': 'Account and security',
  '/confirm-identity': 'Confirm that it is you',
  '/forgotten-password': 'Reset your password',
  '/reset-password': 'Choose a new password',
  '/verify-email': 'Confirm your e-mail address',
  '/outbox': 'Outbox',
};

export function useDocumentTitle(
  pathname: string,
  routes: readonly OwnedRoute[] | null | undefined,
): void {
  const known = SHELL_TITLES[pathname] ?? routes?.find(({ path }) => path === pathname)?.title;
  const title = known ?? (routes ? 'Page not found' : undefined);
  useEffect(() => {
    document.title = title === undefined ? brand.name : `${title} · ${brand.name}`;
  }, [title]);
}
