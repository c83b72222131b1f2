import {
  factorsOf,
  score,
  SCORE_GOAL,
  scoreInputs,
  type ScoreInputs,
  scoreSteps,
} from '@halyard/shared-contracts/finance';
import {
  failureMessage,
  useAccountsQuery,
  useLiabilitiesQuery,
  useProfileQuery,
  useToday,
  useTransactionsQuery,
} from '@halyard/shared-contracts/store';
import {
  Board,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Figure,
  joinQueries,
  QueryView,
  TextField,
} from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import { type Control, controlsOf } from './controls';
import styles from './score.module.css';
import { FACTOR_NAMES, stepWords } from './step-words';

function useInputs() {
  const accounts = useAccountsQuery();
  const liabilities = useLiabilitiesQuery();
  const profile = useProfileQuery();
  const transactions = useTransactionsQuery();
  const today = useToday();
  const inputs =
    accounts.data && liabilities.data && profile.data && transactions.data
      ? scoreInputs({
          source: accounts.data.source,
          accounts: accounts.data.accounts,
          liabilities: liabilities.data.liabilities,
          profile: profile.data.profile,
          transactions: transactions.data.transactions,
          today,
        })
      : undefined;
  return joinQueries([accounts, liabilities, profile, transactions], inputs);
}

export function Simulator() {
  return (
    <QueryView query={useInputs()} loading="Loading your score..." errorMessage={failureMessage}>
      {(inputs) =>
        score(factorsOf(inputs)) === null ? <NoScore /> : <SimulatorBoard inputs={inputs} />
      }
    </QueryView>
  );
}

function NoScore() {
  return (
    <Card title="Try it out">
      <EmptyState
        title="No score yet"
        hint="The score needs three of its factors. Connect your bank or add an account."
        action={<ButtonLink to="/plaid-test">Connect bank</ButtonLink>}
      />
    </Card>
  );
}

function SimulatorBoard({ inputs }: { readonly inputs: ScoreInputs }) {
  const [tried, setTried] = useState<ScoreInputs | null>(null);
  const now = score(factorsOf(inputs));
  const then = score(factorsOf(tried ?? inputs));
  return (
    <Board>
      <Card
        title="Try it out"
        footer="Halyard’s own score, made from your own figures. No lender uses it."
        actions={tried && <Button onClick={() => setTried(null)}>Back to today</Button>}
      >
        <div className={styles.panel}>
          <div className={styles.scores} role="status">
            <Figure label="Today" value={String(now)} size="large" />
            <Figure label="With these values" value={String(then)} size="large" />
          </div>
          <div className={styles.controls}>
            {controlsOf(tried ?? inputs).map((control) => (
              <Slider key={control.key} control={control} onChange={setTried} />
            ))}
          </div>
        </div>
      </Card>
      <StepsCard inputs={inputs} />
    </Board>
  );
}

interface SliderProps {
  readonly control: Control;
  readonly onChange: (inputs: ScoreInputs) => void;
}

function Slider({ control, onChange }: SliderProps) {
  const { label, value, least, most, step, say, set } = control;
  return (
    <label className={styles.control}>
      <span className={styles.name}>{label}</span>
      <span className={styles.value}>{say(value)}</span>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={say(value)}
        min={least}
        max={most}
        step={step}
        value={value}
        className={styles.slider}
        onChange={({ target }) => onChange(set(Number(target.value)))}
      />
    </label>
  );
}

const MOST_SCORE = 100;

function StepsCard({ inputs }: { readonly inputs: ScoreInputs }) {
  const isGoalReached = (score(factorsOf(inputs)) ?? 0) >= SCORE_GOAL;
  const [goal, setGoal] = useState<number | null>(isGoalReached ? MOST_SCORE : SCORE_GOAL);
  const steps = goal === null ? [] : scoreSteps(inputs, goal);
  const isThere = steps.some(({ change }) => change === 0);
  return (
    <Card
      title={`What would ${goal ?? 'it'} take?`}
      footer="The smallest change of each factor alone, with all others as they are today. Information, no advice."
    >
      <div className={styles.panel}>
        <TextField
          label="Score"
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST_SCORE}
          value={goal ?? ''}
          className={styles.goal}
          onChange={({ target }) => {
            const typed = Math.round(target.valueAsNumber);
            setGoal(Number.isNaN(typed) ? null : Math.min(MOST_SCORE, Math.max(1, typed)));
          }}
        />
        {isThere ? (
          <p role="status">Your score is there already.</p>
        ) : (
          <dl className={styles.steps}>
            {steps.map((step) => (
              <div key={step.key}>
                <dt>{FACTOR_NAMES[step.key]}</dt>
                <dd>{stepWords(step)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Card>
  );
}
