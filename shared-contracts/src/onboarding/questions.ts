export type TextKey =
  | `q${1 | 2 | 3 | 4 | 5 | 6 | 8 | 9 | 10 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 26}`
  | GoalKey
  | 'q11_other';

type GoalKey = 'q7_1' | 'q7_3' | 'q7_5' | 'q7_10' | 'q7_20';

export type ListKey = 'q11' | 'q25' | 'personalityTraits';

export interface TextQuestion {
  readonly kind: 'text';
  readonly key: TextKey;
  readonly label: string;
  readonly long?: boolean;
}

export interface TimelineQuestion {
  readonly kind: 'timeline';
  readonly label: string;
  readonly goals: readonly { readonly key: GoalKey; readonly label: string }[];
}

export interface ListQuestion {
  readonly kind: 'list';
  readonly key: ListKey;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly other?: TextKey;
}

export type Question = TextQuestion | TimelineQuestion | ListQuestion;

export interface Step {
  readonly title: string;
  readonly questions: readonly Question[];
}

const text = (key: TextKey, label: string): TextQuestion => ({ kind: 'text', key, label });
const long = (key: TextKey, label: string): TextQuestion => ({
  kind: 'text',
  key,
  label,
  long: true,
});
const same = (label: string) => ({ value: label, label });

export const MONEY_QUESTIONS: readonly TextQuestion[] = [
  long('q1', 'What is your earliest memory of money?'),
  long('q2', 'How did your family talk about money while you grew up?'),
  long('q3', 'How do you feel on the day you look at all your accounts at once?'),
  long('q4', 'What was the best decision you ever made with money?'),
  long('q5', 'Which money habit would you like to leave behind?'),
  long('q6', 'What would having enough look like for you?'),
];

export const GOALS: TimelineQuestion['goals'] = [
  { key: 'q7_1', label: 'In 1 year' },
  { key: 'q7_3', label: 'In 3 years' },
  { key: 'q7_5', label: 'In 5 years' },
  { key: 'q7_10', label: 'In 10 years' },
  { key: 'q7_20', label: 'In 20 years' },
];

/** The fact finder shows them as chips (P1-2.5-6). */
export const PERSONALITY_TRAITS: ListQuestion['choices'] = [
  { value: 'analytical', label: 'Analytical' },
  { value: 'dreamer', label: 'Dreamer' },
  { value: 'doer', label: 'Doer' },
  { value: 'cautious', label: 'Cautious' },
  { value: 'creative', label: 'Creative' },
];

/** There are six steps with 26 questions (P1-2.5-1, P1-3-26). */
export const STEPS: readonly Step[] = [
  { title: 'Relationship with Money', questions: MONEY_QUESTIONS },
  {
    title: 'Goals + Vision',
    questions: [
      { kind: 'timeline', label: 'What do you want to have reached?', goals: GOALS },
      text('q8', 'When would you like to retire, or stop having to work?'),
      text('q9', 'How much would you like to have saved by then?'),
      long('q10', 'What would you do first if money were no concern?'),
    ],
  },
  {
    title: 'Wealth Strategy + Lifestyle',
    questions: [
      {
        kind: 'list',
        key: 'q11',
        label: 'Which paths to wealth appeal to you?',
        choices: [
          'Real estate',
          'Startups',
          'Private equity',
          'Venture capital',
          'Stock market',
          'Owning a business',
          'Other',
        ].map(same),
        other: 'q11_other',
      },
      long('q12', 'What does an ideal ordinary week look like for you?'),
      text('q13', 'Where would you like to live in ten years?'),
      text('q14', 'Which expenses make your life better every time?'),
      text('q15', 'Which expenses would you not miss?'),
    ],
  },
  {
    title: 'Risk + Philosophy',
    questions: [
      long('q16', 'Your investments lose a fifth of their value in a month. What do you do?'),
      text('q17', 'What share of your money could you leave alone for five years?'),
      text('q18', 'Would you rather pay off debt early or invest the money, and why?'),
      long('q19', 'What do you believe about money that many people would disagree with?'),
    ],
  },
  {
    title: 'Personal Passions + Preferences',
    questions: [
      text('q20', 'What do you gladly spend time on without being paid?'),
      text('q21', 'Which causes or people would you like to support?'),
      text('q22', 'Which skill would you like to learn or turn into income?'),
      text('q23', 'How often do you want to look at your finances?'),
      text('q24', 'Who do you talk to before a large decision?'),
    ],
  },
  {
    title: 'Personality Type Matching',
    questions: [
      {
        kind: 'list',
        key: 'personalityTraits',
        label: 'Which of these describe you?',
        choices: PERSONALITY_TRAITS,
      },
      {
        kind: 'list',
        key: 'q25',
        label: 'How do you like to learn about money?',
        choices: [
          'Short articles',
          'Charts and figures',
          'Step-by-step plans',
          'Talking it through',
          'Trying things out',
        ].map(same),
      },
      long('q26', 'Is there anything else your plan should take into account?'),
    ],
  },
];
