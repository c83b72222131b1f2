import { failureMessage } from './api-error';

describe('failureMessage', () => {
  it.each([
    ['the message of the API', { status: 503, code: 'X', message: 'Try later' }, 'Try later'],
    ['an answer of the wrong shape', new TypeError('Invalid type'), 'Something went wrong'],
    ['a status without a message', { status: 500 }, 'Something went wrong'],
    ['nothing', null, 'Something went wrong'],
  ])('words %s', (_, error, message) => {
    expect(failureMessage(error)).toBe(message);
  });
});
