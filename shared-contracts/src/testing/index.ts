export {
  account,
  holding,
  financialData,
  liability,
  paystub,
  policy,
  transaction,
} from './builders';
export { failure, type FakeBackend, fakeBackend } from './fake-backend';
export { fakeTab } from './fake-tab';
export { type PlainFigures, plainFigures } from './plain-figures';
export { randomUsers } from './random-users';
export { renderScreen, type RenderedScreen, type ScreenOptions } from './render-screen';
