import * as store from '@halyard/shared-contracts/store';
import { type Owner, ownedStore } from './owned-store';

const money = (version: string): Owner => ({
  remote: 'mfe-money',
  version,
  endpoints: ['money'],
  slices: ['money'],
});

const legal: Owner = { remote: 'mfe-legal', version: '1.0.0', endpoints: ['legal'], slices: [] };

/** Adds one endpoint under a name, as a remote does, and returns the address that it would read. */
function add(view: typeof store, name: string, url = '/api/x') {
  return view.appApi.injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({ [name]: build.query<unknown, void>({ query: () => ({ url }) }) }),
  });
}

test('a remote adds endpoints under its own names to the shared store', () => {
  const view = ownedStore()(store, money('1.0.0'));
  const api = add(view, 'moneyTestOwn');
  expect(api.endpoints).toHaveProperty('moneyTestOwn');
  expect(store.appApi.endpoints).toHaveProperty('moneyTestOwn');
  expect(view.useToday).toBe(store.useToday);
});

test('an endpoint under another owner’s name is refused, and nothing is added', () => {
  const view = ownedStore()(store, legal);
  expect(() => add(view, 'moneyTestForeign')).toThrow(
    'mfe-legal@1.0.0 adds the endpoint moneyTestForeign, which the registry does not let it own',
  );
  expect(store.appApi.endpoints).not.toHaveProperty('moneyTestForeign');
});

test('another version of the same remote replaces what the first one added', () => {
  const views = ownedStore();
  add(views(store, money('1.1.0')), 'moneyTestSwapped', '/api/new');
  expect(() => add(views(store, money('1.0.0')), 'moneyTestSwapped', '/api/old')).not.toThrow();
});

test('a version that adds one name twice is refused', () => {
  const view = ownedStore()(store, money('1.0.0'));
  add(view, 'moneyTestTwice');
  expect(() => add(view, 'moneyTestTwice')).toThrow('moneyTestTwice');
});

test('a slice under another owner’s name is refused, and its own is accepted', () => {
  const slice = { reducerPath: 'money', reducer: () => 1 };
  const views = ownedStore();
  const mon = { ...legal, slices: ['mon'] };
  for (const owner of [legal, mon]) {
    expect(() => views(store, owner).rootReducer.inject(slice)).toThrow('adds the slice money');
  }
  expect(views(store, money('1.0.0')).rootReducer.inject(slice)).toBeDefined();
});
