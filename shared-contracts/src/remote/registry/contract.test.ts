import { compatibility } from './contract';

test.each([
  ['1.0.0', '^1.0.0', '1.0.0', '^1.0.0', 'compatible'],
  ['1.0.0', '^1.0.0', '1.4.2', '^1.0.0', 'compatible'],
  ['1.2.0', '^1.2.0', '1.2.0', '^1.0.0', 'compatible'],
  ['1.2.1', '^1.2.1', '1.2.0', '^1.0.0', 'incompatible'],
  ['1.2.0', '^1.2.0', '1.1.9', '^1.0.0', 'incompatible'],
  ['1.2.0', '^1.2.0', '2.0.0', '^2.0.0', 'incompatible'],
  ['2.0.0', '^2.0.0', '1.9.0', '^1.0.0', 'incompatible'],
  ['1.1.0', '^1.0.0', '1.3.0', '^1.2.0', 'incompatible'],
  ['0.2.0', '^0.1.0', '0.2.0', '^0.2.0', 'incompatible'],
  ['new', '^1.0.0', '1.0.0', '^1.0.0', 'unknown'],
  ['1.0.0', '>=1', '1.0.0', '^1.0.0', 'unknown'],
])(
  'a remote built with %s that needs %s is, in a shell of %s that takes %s, %s',
  (builtWith, requires, current, supported, verdict) => {
    expect(compatibility({ builtWith, requires }, { current, supported })).toBe(verdict);
  },
);
