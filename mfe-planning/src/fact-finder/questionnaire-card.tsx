import {
  GOALS,
  MONEY_QUESTIONS,
  type OnboardingAnswers,
  PERSONALITY_TRAITS,
  toggled,
} from '@halyard/shared-contracts/onboarding';
import { type KeyValueStore, safeStorage, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { Card, Chip, TextArea, TextField } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { storedAnswers } from '../data/stored-answers';
import styles from './fact-finder.module.css';

function useQuestionnaire(storage: KeyValueStore) {
  const [answers, setAnswers] = useState(() => storedAnswers(storage));
  const change = (part: OnboardingAnswers) => {
    // Another tab may have changed other answers.
    const next = { ...storedAnswers(storage), ...part };
    storage.setItem(STORAGE_KEYS.onboardingAnswers, JSON.stringify(next));
    setAnswers(next);
  };
  return { answers, change };
}

export function QuestionnaireCard() {
  const [storage] = useState(() => safeStorage('localStorage'));
  const { answers, change } = useQuestionnaire(storage);
  if (answers === null) return null;
  return (
    <Card
      title="Initial Questionnaire Responses"
      footer="Changes are kept in this browser as you type."
    >
      <div className={styles.fields}>
        <div className={styles.pairs}>
          {MONEY_QUESTIONS.map(({ key, label }) => (
            <TextArea
              key={key}
              label={label}
              value={answers[key] ?? ''}
              onChange={({ target }) => change({ [key]: target.value })}
            />
          ))}
        </div>
        <Timeline answers={answers} onChange={change} />
        <Traits answers={answers} onChange={change} />
      </div>
    </Card>
  );
}

interface PartProps {
  readonly answers: OnboardingAnswers;
  readonly onChange: (part: OnboardingAnswers) => void;
}

function Timeline({ answers, onChange }: PartProps) {
  return (
    <fieldset className={styles.set}>
      <legend>What do you want to have reached?</legend>
      <div className={styles.pairs}>
        {GOALS.map(({ key, label }) => (
          <TextField
            key={key}
            label={label}
            value={answers[key] ?? ''}
            onChange={({ target }) => onChange({ [key]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Traits({ answers, onChange }: PartProps) {
  const chosen = answers.personalityTraits ?? [];
  return (
    <fieldset className={styles.set}>
      <legend>Which of these describe you?</legend>
      <div className={styles.chips}>
        {PERSONALITY_TRAITS.map(({ value, label }) => (
          <Chip
            key={value}
            pressed={chosen.includes(value)}
            onClick={() => onChange({ personalityTraits: toggled(chosen, value) })}
          >
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
