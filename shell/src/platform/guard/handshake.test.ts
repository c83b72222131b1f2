import type { RemoteModule } from '@halyard/shared-contracts/remote';
import { candidate } from '../testing/registry';
import { assertHandshake } from './handshake';

const load = async () => ({ default: () => null });

const honest: RemoteModule = {
  name: 'mfe-money',
  version: '1.0.0',
  contract: '1.0.0',
  routes: [{ path: '/budget', load }],
};

test('a remote that matches the registry is accepted', () => {
  expect(assertHandshake(honest, candidate('1.0.0'))).toBe(honest);
});

test.each<[string, unknown, string]>([
  ['nothing', undefined, 'does not expose a remote'],
  ['half a remote', { name: 'mfe-money' }, 'does not expose a remote'],
  ['another name', { ...honest, name: 'mfe-legal' }, 'calls itself mfe-legal'],
  ['another version', { ...honest, version: '2.0.0' }, 'calls itself version 2.0.0'],
  ['another contract', { ...honest, contract: '2.0.0' }, 'was built with contract 2.0.0'],
  [
    'a route of somebody else',
    { ...honest, routes: [...honest.routes, { path: '/help', load }] },
    'brings /help, which is not among its routes',
  ],
  ['a route too few', { ...honest, routes: [] }, 'does not bring /budget'],
])('a module with %s is refused', (_, module, words) => {
  const failure = expect.objectContaining({
    kind: 'handshake',
    message: `mfe-money@1.0.0 ${words}`,
  });
  expect(() => assertHandshake(module, candidate('1.0.0'))).toThrow(failure);
});
