import { DECLARED_SCREENS, expectedScreens } from './declared-screens';
import type { DataScreen, Screen } from './screen';

const SHELL_DATA_SCREENS: readonly DataScreen[] = [
  {
    path: '/settings',
    remote: 'shell',
    heading: 'Settings',
    loading: 'Loading...',
    reads: ['/api/auth/session'],
    loaded: 'You are visiting without an account.',
  },
];

const isDataScreen = (screen: Screen): screen is DataScreen => 'reads' in screen;

const EXPECTED = expectedScreens();

export const DATA_SCREENS: readonly DataScreen[] = [
  ...EXPECTED.filter(isDataScreen),
  ...SHELL_DATA_SCREENS,
];

const OTHER_SCREENS: readonly Screen[] = [
  { path: '/sign-up', remote: 'shell', heading: 'Sign up' },
  { path: '/log-in', remote: 'shell', heading: 'Log in' },
  { path: '/account', remote: 'shell', heading: 'Account and security' },
  { path: '/forgotten-password', remote: 'shell', heading: 'Reset your password' },
  { path: '/confirm-identity', remote: 'shell', heading: 'Confirm that it is you' },
  { path: '/outbox', remote: 'shell', heading: 'Outbox' },
  { path: '/__platform', remote: 'shell', heading: 'Platform' },
  { path: '/there-is-no-such-page', remote: 'shell', heading: '404 - Page Not Found' },
];

const LISTED = [...EXPECTED, ...SHELL_DATA_SCREENS, ...OTHER_SCREENS];

/** The list above leaves out these screens. Their heading is the title that their remote declares. */
const PLAIN_SCREENS: readonly Screen[] = DECLARED_SCREENS.filter(({ path }) =>
  LISTED.every((listed) => listed.path !== path),
).map(({ path, remote, title }) => ({ path, remote, heading: title }));

/** These are all addresses of the product behind the gate, and an unknown address. */
export const SCREENS: readonly Screen[] = [...LISTED, ...PLAIN_SCREENS];

export const screensOf = (remote: string): readonly Screen[] =>
  SCREENS.filter((screen) => screen.remote === remote);
