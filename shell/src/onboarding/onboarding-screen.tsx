import { brand } from '@halyard/shared-contracts/brand';
import { civilDay } from '@halyard/shared-contracts/finance';
import { STEPS } from '@halyard/shared-contracts/onboarding';
import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { Button } from '@halyard/shared-contracts/ui';
import { type FormEvent, startTransition, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '../use-document-title';
import styles from './onboarding-screen.module.css';
import { QuestionField } from './question-field';
import { helpOf } from './question-help';
import { type Start, StartField } from './start-field';
import { StepIndicator } from './step-indicator';
import { useAnswers } from './use-answers';
import { usePlace } from './use-place';
import { useStepGestures } from './use-step-gestures';
import { VIEWS } from './views';

interface OnboardingScreenProps {
  readonly storage: KeyValueStore;
  readonly onComplete?: () => void;
  readonly now?: () => Date;
}

const CONNECT = '/plaid-test?connect=1';

function focusOnArrival(heading: HTMLHeadingElement | null) {
  if (!heading) return;
  heading.focus({ preventScroll: true });
  document.documentElement.scrollTop = 0;
}

const clock = () => new Date();

export function OnboardingScreen({ storage, onComplete, now = clock }: OnboardingScreenProps) {
  const [start, setStart] = useState<Start>('look');
  const { answers, change, clear } = useAnswers(storage);
  const { at, isLast, back, next } = usePlace(answers);
  const navigate = useNavigate();
  useDocumentTitle('/onboarding', undefined);

  const complete = (address: string) => {
    storage.setItem(STORAGE_KEYS.onboardingAnswers, JSON.stringify(answers));
    storage.setItem(STORAGE_KEYS.onboardingCompleted, 'true');
    // If the gate opened before the address changed, it would lead home.
    startTransition(() => {
      onComplete?.();
      void navigate(address);
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLast) next();
    else complete(start === 'connect' ? CONNECT : '/');
  };
  useStepGestures({ next, back });

  const { step, question, place, ofStep } = VIEWS[at]!;
  return (
    <main className={styles.page}>
      <header className={styles.top}>
        <p className={styles.brand}>
          <img src="/logo.svg" alt="" width={28} height={28} />
          {brand.name}
        </p>
        {question && (
          <Button variant="quiet" onClick={() => complete(CONNECT)}>
            Connect bank now
          </Button>
        )}
      </header>
      <StepIndicator current={step} done={place / ofStep} />
      <form onSubmit={submit} className={styles.form}>
        <div key={at} role="group" aria-labelledby="question" className={styles.view}>
          <p className={styles.count}>
            Step {step + 1} of {STEPS.length} · {STEPS[step]!.title}
          </p>
          <div>
            <h1 id="question" ref={focusOnArrival} tabIndex={-1} className={styles.question}>
              {question ? question.label : 'Where would you like to start?'}
            </h1>
            <p className={styles.why}>
              {question ? helpOf(question).why : 'You can do the other at any time.'}
            </p>
          </div>
          {question ? (
            <QuestionField
              question={question}
              answers={answers}
              today={civilDay(now())}
              onChange={change}
            />
          ) : (
            <StartField value={start} onChange={setStart} />
          )}
        </div>
        <div className={styles.actions}>
          <Button variant="secondary" disabled={at === 0} onClick={back}>
            Back
          </Button>
          {question && (
            <Button
              variant="quiet"
              onClick={() => {
                clear(question);
                next();
              }}
            >
              Skip
            </Button>
          )}
          <Button variant="primary" type="submit">
            {question ? 'Next' : 'Complete Setup'}
          </Button>
        </div>
      </form>
      <p className={styles.privacy}>
        Every question is optional. Your answers stay in this browser, and your goals become goals
        of yours in Halyard.
        {question && (
          <button type="button" className={styles.leave} onClick={() => complete('/')}>
            Look around without answering
          </button>
        )}
      </p>
    </main>
  );
}
