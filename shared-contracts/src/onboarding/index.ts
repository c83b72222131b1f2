export { type OnboardingAnswers, parseAnswers, toggled } from './answers';
export {
  GOALS,
  type ListQuestion,
  MONEY_QUESTIONS,
  PERSONALITY_TRAITS,
  type Question,
  type Step,
  STEPS,
  type TextQuestion,
  type TimelineQuestion,
} from './questions';
