import { brand } from '@halyard/shared-contracts/brand';
import { type OnboardingAnswers, parseAnswers, STEPS } from '@halyard/shared-contracts/onboarding';
import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { Button, Card } from '@halyard/shared-contracts/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '../use-document-title';
import { QuestionField } from './question-field';
import { StepIndicator } from './step-indicator';
import styles from './onboarding-screen.module.css';

function useAnswers(storage: KeyValueStore): {
  readonly answers: OnboardingAnswers;
  readonly change: (part: OnboardingAnswers) => void;
} {
  const [answers, setAnswers] = useState<OnboardingAnswers>(
    () => parseAnswers(storage.getItem(STORAGE_KEYS.onboardingAnswers)) ?? {},
  );
  const change = (part: OnboardingAnswers) => {
    const next = { ...answers, ...part };
    setAnswers(next);
    storage.setItem(STORAGE_KEYS.onboardingAnswers, JSON.stringify(next));
  };
  return { answers, change };
}

interface OnboardingScreenProps {
  readonly storage: KeyValueStore;
  readonly onComplete?: () => void;
}

const LAST = STEPS.length - 1;

/** Each step has its own heading, which gets the focus when it appears. */
const focusOnArrival = (heading: HTMLHeadingElement | null) => heading?.focus();

export function OnboardingScreen({ storage, onComplete }: OnboardingScreenProps) {
  const [step, setStep] = useState(0);
  const { answers, change } = useAnswers(storage);
  const navigate = useNavigate();
  useDocumentTitle('/onboarding', undefined);

  const complete = () => {
    storage.setItem(STORAGE_KEYS.onboardingAnswers, JSON.stringify(answers));
    storage.setItem(STORAGE_KEYS.onboardingCompleted, 'true');
    onComplete?.();
    void navigate('/');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === LAST) complete();
    else setStep(step + 1);
  };
  const { title, questions } = STEPS[step]!;

  return (
    <main className={styles.page}>
      <p className={styles.brand}>{brand.name}</p>
      <StepIndicator current={step} />
      <form onSubmit={submit}>
        <Card>
          <div className={styles.questions}>
            <header>
              <p className={styles.count}>
                Step {step + 1} of {STEPS.length}
              </p>
              <h1 key={step} ref={focusOnArrival} tabIndex={-1} className={styles.title}>
                {title}
              </h1>
              <p className={styles.lead}>
                Every question is optional. Your answers stay in this browser.
              </p>
            </header>
            {questions.map((question) => (
              <QuestionField
                key={question.label}
                question={question}
                answers={answers}
                onChange={change}
              />
            ))}
          </div>
        </Card>
        <div className={styles.actions}>
          <Button variant="secondary" disabled={step === 0} onClick={() => setStep(step - 1)}>
            Back
          </Button>
          <Button variant="primary" type="submit">
            {step === LAST ? 'Complete Setup' : 'Next'}
          </Button>
        </div>
      </form>
    </main>
  );
}
