import { join } from 'node:path';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with npm test browser`);
  return value;
}

export const productUrl = (): string => required('E2E_URL');
export const webRoot = (): string => required('E2E_WEB_ROOT');
export const remotesFolder = (): string => join(webRoot(), 'remotes');
export const chromiumPath = (): string => process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
