import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { COPY_FORMAT, COPY_VERSION, MANIFEST } from '../manifest';

export type Files = Readonly<Record<string, string | Uint8Array>>;

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? strToU8(content) : content;

export function forgedCopy(files: Files, extra: Files = {}): Uint8Array {
  const packed = Object.entries(files).map(([path, content]) => [path, bytesOf(content)] as const);
  const manifest = {
    format: COPY_FORMAT,
    version: COPY_VERSION,
    exported_at: '2025-07-15T16:00:00.000Z',
    email: null,
    files: packed.map(([path, bytes]) => ({
      path,
      rows: 0,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  };
  const others = Object.entries(extra).map(([path, content]) => [path, bytesOf(content)] as const);
  const all = [...packed, [MANIFEST, strToU8(JSON.stringify(manifest))] as const, ...others];
  return zipSync(Object.fromEntries(all), { level: 6 });
}

const line = (row: object): string => `${JSON.stringify(row)}\n`;

const ACCOUNT = {
  id: 'acc-1',
  item_id: null,
  kind: 'asset',
  type: 'checking',
  raw_type: null,
  raw_subtype: null,
  name: 'Jar',
  official_name: null,
  institution: 'Manual',
  mask: null,
  currency: 'USD',
  balance_cents: 100,
  available_cents: null,
  limit_cents: null,
  monthly_payment_cents: null,
  minimum_payment_cents: null,
  apr_percent: null,
  source: 'manual',
  closed_at: null,
  updated_at: '2025-07-15T16:00:00.000Z',
};

export const accountLine = (changed: object = {}): string => line({ ...ACCOUNT, ...changed });

const TRANSACTION = {
  id: 'txn-1',
  account_id: 'acc-1',
  pending: 0,
  date: '2025-06-13',
  authorized_date: null,
  posted_date: null,
  amount_cents: -450,
  currency: 'USD',
  name: 'Corner Coffee',
  merchant: 'Corner Coffee',
  category: 'Dining Out',
  pfc_primary: null,
  pfc_detailed: null,
  type: 'debit',
  source: 'manual',
  created_at: '2025-07-15T16:00:00.000Z',
};

export const transactionLine = (changed: object = {}): string =>
  line({ ...TRANSACTION, ...changed });
