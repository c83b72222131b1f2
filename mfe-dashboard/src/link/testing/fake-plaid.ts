import type { LinkMetadata, PlaidOptions } from '../plaid';

/** These are the user's choices at the fake bank. */
export const METADATA: LinkMetadata = {
  institution: { institution_id: 'ins_109508', name: 'First Platypus Bank' },
  accounts: [
    { id: 'a-1', name: 'Checking', mask: '0000', type: 'depository', subtype: 'checking' },
  ],
};

/** This is the api's answer to a request for a link token. */
export const LINK_TOKEN = {
  link_token: 'link-practice-1',
  script_url: 'http://127.0.0.1:5002/link/v2/stable/link-initialize.js',
  expires_at: '2099-01-01T00:00:00Z',
};

/** Replaces Plaid's own script, which only Plaid may serve. It records how the script was opened. */
export function installFakePlaid() {
  const opened: PlaidOptions[] = [];
  let destroyed = 0;
  window.Plaid = {
    create: (options) => ({
      open: () => void opened.push(options),
      destroy: () => {
        destroyed += 1;
      },
    }),
  };
  return { opened, destroyed: () => destroyed };
}
