export {
  type AmountPromise,
  type Goal,
  type GoalContribution,
  type GoalPromise,
  isShare,
  type SharePromise,
  WHOLE_ACCOUNT,
} from './goal';
export { freeForGoals, type PromiseConflict, promiseConflict } from './promises';
export { type GoalProgress, goalProgress, monthDone } from './progress';
export { isNewPastDate } from './past-date';
export { paceWords } from './pace-words';
export {
  type PromisedThisMonth,
  promisedThisMonth,
  type PromisedToGoal,
} from './promised-this-month';
