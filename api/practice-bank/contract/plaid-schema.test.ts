import { plaidContract } from './plaid-schema';

const removed = { request_id: 'm8MDnv9okwxFNBV' };

const account = {
  account_id: 'BxBXxLj1m4HMXBm9WZZmCWVbPjX16EHwv99vp',
  balances: {
    available: 100,
    current: 110,
    iso_currency_code: 'USD',
    limit: null,
    unofficial_currency_code: null,
  },
  mask: '0000',
  name: 'Plaid Checking',
  official_name: 'Plaid Gold Standard 0% Interest Checking',
  subtype: 'checking',
  type: 'depository',
};

const item = {
  available_products: ['balance'],
  billed_products: ['transactions'],
  consent_expiration_time: null,
  error: null,
  item_id: 'eVBnVMp7zdTJLkRNr33Rs6zr7KNJqBFL9DrE6',
  update_type: 'background',
  webhook: 'https://www.example.com/webhook',
};

const accounts = { accounts: [account], item, request_id: 'bkVE1BHWMAZ9Rnr' };

const mutations: [string, unknown][] = [
  ['a field is missing', { ...accounts, request_id: undefined }],
  [
    'a nested field is missing',
    { ...accounts, accounts: [{ ...account, balances: { current: 110 } }] },
  ],
  [
    'a number is text',
    { ...accounts, accounts: [{ ...account, balances: { ...account.balances, current: '110' } }] },
  ],
  ['a list is an object', { ...accounts, accounts: {} }],
  ['null stands where it may not', { ...accounts, accounts: [{ ...account, name: null }] }],
  ['a value is not in the list', { ...accounts, accounts: [{ ...account, type: 'bank' }] }],
  ['a field is not known', { ...accounts, total: 1 }],
];

describe('the contract with Plaid’s types', () => {
  const contract = plaidContract();

  it('accepts the answers of Plaid’s documentation', () => {
    expect(contract('ItemRemoveResponse', removed)).toBeNull();
    expect(contract('AccountsGetResponse', accounts)).toBeNull();
  });

  it.each(mutations)('refuses an answer in which %s', (_, value) => {
    expect(contract('AccountsGetResponse', JSON.parse(JSON.stringify(value)))).toContain(
      'AccountsGetResponse',
    );
  });
});
