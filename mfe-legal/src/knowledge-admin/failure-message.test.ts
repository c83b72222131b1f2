import { failureMessage } from './failure-message';

describe('failureMessage', () => {
  it.each([
    ['what the api says', { status: 403, code: 'X', message: 'Only here' }, 'Only here'],
    ['an answer of the wrong shape', new TypeError('Invalid type'), 'Something went wrong'],
    ['nothing', null, 'Something went wrong'],
  ])('words %s', (_, error, message) => {
    expect(failureMessage(error)).toBe(message);
  });
});
