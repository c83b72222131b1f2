import { isOwnRoute, safeTarget } from './safe-target';

describe('safeTarget', () => {
  it.each([
    ['/help'],
    ['/terms-of-service#section-12'],
    ['https://bank.example/privacy'],
    ['mailto:hello@halyard.example'],
  ])('lets %s be', (url) => {
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
  ])('takes %s away', (url) => {
    expect(safeTarget(url)).toBe('');
  });
});

describe('isOwnRoute', () => {
  it.each([
    ['/help', true],
    ['//elsewhere.example', false],
    ['https://bank.example', false],
  ])('says of %s: %s', (url, own) => {
    expect(isOwnRoute(url)).toBe(own);
  });
});
