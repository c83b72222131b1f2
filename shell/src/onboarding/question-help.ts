import type { Question } from '@halyard/shared-contracts/onboarding';

interface QuestionHelp {
  readonly why: string;
  readonly chips?: readonly string[];
}

type QuestionId = Extract<Question, { readonly key: string }>['key'] | 'goals';

const idOf = (question: Question): QuestionId =>
  question.kind === 'timeline' ? 'goals' : question.key;

const HELP: Partial<Record<QuestionId, QuestionHelp>> = {
  q1: {
    why: 'Early memories often explain the habits of today.',
    chips: ['A piggy bank', 'Pocket money', 'A first job', 'Worry at home'],
  },
  q2: {
    why: 'What we heard at home feels normal for a long time.',
    chips: ['Openly', 'Only when it was short', 'Rarely', 'Never'],
  },
  q3: {
    why: 'A plan that you dread is a plan that you leave.',
    chips: ['Calm', 'Curious', 'A little nervous', 'I avoid it'],
  },
  q4: {
    why: 'What worked once is the best start for what comes next.',
    chips: ['Started to save early', 'Paid off a debt', 'Bought a home', 'Changed my job'],
  },
  q5: {
    why: 'One habit less often frees more than one dollar more.',
    chips: ['Impulse buys', 'Late payments', 'Eating out', 'Not looking'],
  },
  q6: {
    why: 'A plan needs to know when it has arrived.',
    chips: ['No debt', 'Six months of expenses', 'A home of my own', 'Work as a choice'],
  },
  goals: { why: 'A goal with an amount and a date can be planned for.' },
  q8: {
    why: 'The date decides how much each year has to carry.',
    chips: ['Before 50', 'At 55', 'At 62', 'At 67', 'Never fully'],
  },
  q9: {
    why: 'It is the number that every saving is measured against.',
    chips: ['$250,000', '$500,000', '$1,000,000', '$2,000,000'],
  },
  q10: {
    why: 'It shows what the money is for.',
    chips: ['Travel', 'Study', 'Start something', 'More time with family'],
  },
  q11: { why: 'You follow a path longer if you like walking it.' },
  q12: {
    why: 'A plan should pay for your week, not replace it.',
    chips: ['Fewer hours of work', 'Time outdoors', 'Work that I enjoy', 'Slow mornings'],
  },
  q13: {
    why: 'Where you live is the largest cost of most plans.',
    chips: ['Where I live now', 'A bigger city', 'A smaller town', 'Another country'],
  },
  q14: {
    why: 'These are the expenses that a budget should protect.',
    chips: ['Travel', 'Good food', 'Sports', 'Learning', 'Gifts'],
  },
  q15: {
    why: 'These are the first places to look for room.',
    chips: ['Subscriptions', 'Delivery', 'Shopping', 'Fees'],
  },
  q16: {
    why: 'The honest answer decides how much risk you can sleep with.',
    chips: ['Buy more', 'Wait', 'Sell a part', 'Sell everything'],
  },
  q17: {
    why: 'Money that can rest can be invested.',
    chips: ['Nothing', 'A tenth', 'A quarter', 'Half or more'],
  },
  q18: {
    why: 'Both are right for somebody; the plan follows you.',
    chips: ['Pay off debt', 'Invest', 'Half and half', 'Not sure'],
  },
  q19: {
    why: 'Beliefs steer decisions more than tables do.',
    chips: ['Cash feels safest', 'Debt is a tool', 'Home ownership is overrated'],
  },
  q20: {
    why: 'What you love to do may earn, or should cost little.',
    chips: ['Making things', 'Sports', 'Helping others', 'Music'],
  },
  q21: {
    why: 'Giving belongs in the plan when it matters to you.',
    chips: ['My family', 'Education', 'Nature', 'My community'],
  },
  q22: {
    why: 'Your income is your largest asset for most of your life.',
    chips: ['A language', 'Programming', 'A craft', 'Leading people'],
  },
  q23: {
    why: 'The best rhythm is the one that you hold.',
    chips: ['Every day', 'Every week', 'Every month', 'Only when needed'],
  },
  q24: {
    why: 'Large decisions are better with a second pair of eyes.',
    chips: ['My partner', 'My family', 'A friend', 'An adviser', 'Nobody'],
  },
  personalityTraits: { why: 'The same plan can be told in different ways.' },
  q25: { why: 'You learn most in the way that you like.' },
  q26: {
    why: 'No questionnaire knows everything.',
    chips: ['A child on the way', 'A move', 'Caring for someone', 'Nothing else'],
  },
};

const NO_HELP: QuestionHelp = { why: 'Every answer helps you to see your own plan.' };

export const helpOf = (question: Question): QuestionHelp => HELP[idOf(question)] ?? NO_HELP;
