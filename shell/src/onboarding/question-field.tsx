import type { IsoDate } from '@halyard/shared-contracts/finance';
import {
  type ListQuestion,
  type OnboardingAnswers,
  type Question,
  type TextQuestion,
  toggled,
} from '@halyard/shared-contracts/onboarding';
import { Chip, TextArea, TextField } from '@halyard/shared-contracts/ui';
import { GoalsField } from './goals-field';
import { helpOf } from './question-help';
import styles from './question-field.module.css';

interface FieldProps<Q> {
  readonly question: Q;
  readonly answers: OnboardingAnswers;
  readonly onChange: (part: OnboardingAnswers) => void;
}

function TextAnswer({ question, answers, onChange }: FieldProps<TextQuestion>) {
  const Field = question.long ? TextArea : TextField;
  const answer = answers[question.key] ?? '';
  const say = (text: string) => onChange({ [question.key]: text });
  return (
    <>
      <div className={styles.choices}>
        {helpOf(question).chips?.map((chip) => (
          <Chip
            key={chip}
            pressed={answer === chip}
            onClick={() => say(answer === chip ? '' : chip)}
          >
            {chip}
          </Chip>
        ))}
      </div>
      <Field
        label="In your own words"
        value={answer}
        onChange={(event: { target: { value: string } }) => say(event.target.value)}
      />
    </>
  );
}

function ListAnswer({ question, answers, onChange }: FieldProps<ListQuestion>) {
  const { key, choices, other } = question;
  const chosen = answers[key] ?? [];
  return (
    <>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <Chip
            key={choice.value}
            pressed={chosen.includes(choice.value)}
            onClick={() => onChange({ [key]: toggled(chosen, choice.value) })}
          >
            {choice.label}
          </Chip>
        ))}
      </div>
      {other && chosen.includes('Other') && (
        <TextField
          label="Which other path?"
          value={answers[other] ?? ''}
          onChange={(event) => onChange({ [other]: event.target.value })}
        />
      )}
    </>
  );
}

interface QuestionFieldProps extends FieldProps<Question> {
  readonly today: IsoDate;
}

export function QuestionField({ question, today, ...rest }: QuestionFieldProps) {
  if (question.kind === 'text') return <TextAnswer question={question} {...rest} />;
  if (question.kind === 'timeline')
    return <GoalsField goals={question.goals} today={today} {...rest} />;
  return <ListAnswer question={question} {...rest} />;
}
