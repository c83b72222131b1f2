import { typedRate } from './typed-rate';

describe('typedRate', () => {
  it.each([
    ['', null],
    [' % ', null],
    ['5.49', 5.49],
    [' 5.49% ', 5.49],
    ['.5', 0.5],
    ['0', 0],
    ['1000', 1000],
    ['1000.01', 'invalid'],
    ['-1', 'invalid'],
    ['five', 'invalid'],
    ['.', 'invalid'],
    ['1e2', 'invalid'],
  ])('reads %j as %p', (text, rate) => {
    expect(typedRate(text)).toBe(rate);
  });
});
