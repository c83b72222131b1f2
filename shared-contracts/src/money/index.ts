export { type Cents, cents, fromDollars, toDollars, ZERO } from './cents';
export { abs, add, allocate, divide, negate, percentOf, scale, subtract, sum } from './arithmetic';
export { formatMoney, formatUsd } from './format-usd';
