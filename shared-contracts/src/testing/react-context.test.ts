import { ReactReduxContext } from 'react-redux';

/* Redux Toolkit loads another build of react-redux, which finds the context only here. */
test('the context of react-redux stays registered after its package has loaded', () => {
  const registered = Reflect.get(globalThis, Symbol.for('react-redux-context')) as Map<
    unknown,
    unknown
  >;
  expect([...registered.values()]).toContain(ReactReduxContext);
});
