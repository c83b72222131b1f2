import { defineRemote, isRemoteModule } from './remote-module';

const remote = defineRemote('mfe-money', [
  { path: '/budget', load: async () => ({ default: () => null }) },
]);

afterEach(() => document.body.replaceChildren());

test('a defined remote has the shape of the contract and cannot be changed', () => {
  expect(isRemoteModule(remote)).toBe(true);
  expect(Object.isFrozen(remote)).toBe(true);
});

test('a remote may be replaced unless a form on the page has unsaved changes', () => {
  expect(remote.replacement?.()).toBe('allow');
  const form = document.createElement('form');
  document.body.append(form);
  expect(remote.replacement?.()).toBe('allow');
  form.dataset['edited'] = '';
  expect(remote.replacement?.()).toBe('block');
});

test.each([null, 'remote', {}, { ...remote, version: 1 }, { ...remote, routes: {} }])(
  '%j is no remote',
  (value) => expect(isRemoteModule(value)).toBe(false),
);
