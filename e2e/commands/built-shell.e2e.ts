import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const SHELL = join(import.meta.dirname, '../../.build/web/shell');

test('the built shell contains no hot reload and no key, because its page lists the trusted keys', async () => {
  const scripts = readdirSync(SHELL, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(SHELL, name), 'utf8'));
  const ofDevelopment = /hot-update|webpackHot|HotUpdate|react-refresh|:"[\w+/]{43}="/;
  expect(scripts.filter((text) => ofDevelopment.test(text))).toEqual([]);
});
