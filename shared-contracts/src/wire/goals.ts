export { type Goal, goalOf, goalText } from './user/goal-text';
export {
  decodeChangedGoal,
  decodeGoals,
  decodeRemovedGoal,
  encodeGoals,
  type GoalAccount,
  goalAnswerSchema,
  type GoalFigures,
  goalRemovedSchema,
  type GoalsAnswer,
  goalsAnswerSchema,
  plainGoals,
} from './user/goal';
export {
  type GoalContributionInput,
  goalContributionInputSchema,
  type GoalInput,
  goalInputSchema,
  type GoalPromiseInput,
} from './user/goal-input';
export {
  decodeOnboardingGoals,
  onboardingGoalsAnswerSchema,
  type OnboardingGoalsInput,
  onboardingGoalsInputSchema,
} from './user/onboarding-goals';
export {
  type BudgetMoveInput,
  budgetMoveInputSchema,
  budgetMovedSchema,
  decodeBudgetMoved,
  type LateRowFigures,
} from './month/envelope';
