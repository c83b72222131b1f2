import {
  type ListQuestion,
  type OnboardingAnswers,
  type Question,
  type TextQuestion,
  type TimelineQuestion,
  toggled,
} from '@halyard/shared-contracts/onboarding';
import { Chip, TextArea, TextField } from '@halyard/shared-contracts/ui';
import styles from './question-field.module.css';

interface FieldProps<Q> {
  readonly question: Q;
  readonly answers: OnboardingAnswers;
  readonly onChange: (part: OnboardingAnswers) => void;
}

function TextAnswer({ question, answers, onChange }: FieldProps<TextQuestion>) {
  const Field = question.long ? TextArea : TextField;
  return (
    <Field
      label={question.label}
      value={answers[question.key] ?? ''}
      onChange={(event: { target: { value: string } }) =>
        onChange({ [question.key]: event.target.value })
      }
    />
  );
}

function TimelineAnswer({ question, answers, onChange }: FieldProps<TimelineQuestion>) {
  return (
    <fieldset className={styles.set}>
      <legend>{question.label}</legend>
      {question.goals.map(({ key, label }) => (
        <TextField
          key={key}
          label={label}
          value={answers[key] ?? ''}
          onChange={(event) => onChange({ [key]: event.target.value })}
        />
      ))}
    </fieldset>
  );
}

function ListAnswer({ question, answers, onChange }: FieldProps<ListQuestion>) {
  const { key, label, choices, other } = question;
  const chosen = answers[key] ?? [];
  return (
    <fieldset className={styles.set}>
      <legend>{label}</legend>
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
    </fieldset>
  );
}

export function QuestionField({ question, ...rest }: FieldProps<Question>) {
  if (question.kind === 'text') return <TextAnswer question={question} {...rest} />;
  if (question.kind === 'timeline') return <TimelineAnswer question={question} {...rest} />;
  return <ListAnswer question={question} {...rest} />;
}
