export { type OnboardingAnswers, parseAnswers, toggled } from './answers';
export { allSent, goalsToSend, withSentGoals } from './goals-to-send';
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
