export { type Cents, cents, fromDollars, toDollars, ZERO } from './cents';
export { abs, add, allocate, divide, negate, percentOf, scale, subtract, sum } from './arithmetic';
export { LARGEST_DOLLARS } from './largest';
export { formatMoney, formatUsd, formatWholeUsd } from './format-usd';
