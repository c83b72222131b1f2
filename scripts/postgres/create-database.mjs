import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

/** The API depends on this driver. */
export const { Client } = createRequire(join(ROOT, 'api/package.json'))('pg');

export async function createDatabase(serverUrl) {
  const name = `halyard_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
