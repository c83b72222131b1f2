import { isOwnRoute, safeTarget } from './policy-markdown';

describe('safeTarget', () => {
  it.each([
    ['/help'],
    ['/terms-of-service#section-12'],
    ['https://bank.example/privacy'],
    ['mailto:hello@halyard.example'],
  ])('keeps %s', (url) => {
    expect(safeTarget(url)).toBe(url);
  });

  it.each([
    ['javascript:alert(1)'],
    ['http://bank.example'],
    ['//elsewhere.example'],
    ['/\\elsewhere.example'],
    ['data:text/html,x'],
    ['help'],
    [''],
  ])('removes %s', (url) => {
    expect(safeTarget(url)).toBe('');
  });
});

describe('isOwnRoute', () => {
  it.each([
    ['/help', true],
    ['//elsewhere.example', false],
    ['https://bank.example', false],
  ])('returns for %s: %s', (url, own) => {
    expect(isOwnRoute(url)).toBe(own);
  });
});
