import type { ApiError } from '@halyard/shared-contracts/store';
import { type Attempt, bannerText } from './banner';

const refused: ApiError = { status: 500, code: 'X', message: 'The bank sleeps' };
const silent: ApiError = { status: 502, code: 'UNKNOWN', message: 'Something went wrong' };
const offline: ApiError = { status: 'OFFLINE', code: 'OFFLINE', message: 'No network' };

describe('bannerText', () => {
  // Covers P1-8-2, P1-8-10.
  it.each<[Attempt, string, unknown]>([
    ['status', 'Failed to check connection status: The bank sleeps', refused],
    ['status', 'Failed to check connection status: Failed to check connection status', silent],
    ['status', 'Failed to check connection status: No network', offline],
    ['status', 'Failed to check connection status: as the status says', 'as the status says'],
    ['load', 'Failed to load financial data: The bank sleeps', refused],
    ['load', 'Failed to load financial data: No network', offline],
    ['refresh', 'Failed to refresh data: The bank sleeps', refused],
    ['refresh', 'Error refreshing data: No network', offline],
    ['raw', 'Failed to fetch raw debug data', refused],
    ['raw', 'Error fetching raw data: No network', offline],
    ['disconnect', 'Failed to disconnect account: The bank sleeps', refused],
    ['disconnect', 'Failed to disconnect account: Failed to disconnect account', silent],
    [
      'connect',
      'Failed to connect bank account: Failed to create link token',
      'Failed to create link token',
    ],
  ])('describes a failed %s as: %s', (attempt, text, error) => {
    expect(bannerText({ attempt, error })).toBe(text);
  });
});
