import type { HouseholdPlan } from '@halyard/shared-contracts/long-run';
import { Button, Disclosure, Form } from '@halyard/shared-contracts/ui';
import type { Assumptions } from '@halyard/shared-contracts/wire';
import { AgeFields } from './age-fields';
import styles from './ahead.module.css';
import { AmountFields } from './amount-fields';
import { MixFields } from './mix-fields';
import { RateFields } from './rate-fields';
import { useAssumptionDraft } from './use-assumption-draft';

interface AssumptionFormProps {
  readonly stored: Assumptions;
  readonly household: HouseholdPlan;
}

export function AssumptionForm({ stored, household }: AssumptionFormProps) {
  const { plan } = household;
  const { draft, setDraft, busy, problem, submit, reset } = useAssumptionDraft(
    stored,
    plan.accounts,
  );
  const fields = { draft, onChange: setDraft };
  return (
    <Disclosure summary="What this assumes">
      <Form onSubmit={submit} problem={problem}>
        <div className={styles.fields}>
          <AgeFields {...fields} plan={plan} />
          <AmountFields {...fields} household={household} />
          <RateFields {...fields} plan={plan} />
        </div>
        <MixFields
          accounts={plan.accounts}
          mixes={draft.mixes}
          onChange={(mixes) => setDraft({ ...draft, mixes })}
        />
        <div className={styles.buttons}>
          <Button variant="primary" type="submit" busy={busy}>
            Save and try again
          </Button>
          <Button onClick={() => void reset()}>Use Halyard’s own</Button>
        </div>
      </Form>
    </Disclosure>
  );
}
