export { type OnboardingAnswers, parseAnswers, toggled } from './answers';
export {
  GOALS,
  type GoalKey,
  type ListQuestion,
  MONEY_QUESTIONS,
  PERSONALITY_TRAITS,
  type Question,
  type Step,
  STEPS,
  type TextKey,
  type TextQuestion,
  type TimelineQuestion,
} from './questions';
