export { WEEKDAYS, weekdayOf } from '@halyard/shared-contracts/finance';
