import { failureMessage } from './api-error';

describe('failureMessage', () => {
  it.each([
    ['what the api says', { status: 503, code: 'X', message: 'Try later' }, 'Try later'],
    ['an answer of the wrong shape', new TypeError('Invalid type'), 'Something went wrong'],
    ['a status without words', { status: 500 }, 'Something went wrong'],
    ['nothing', null, 'Something went wrong'],
  ])('words %s', (_, error, message) => {
    expect(failureMessage(error)).toBe(message);
  });
});
