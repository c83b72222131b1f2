import { Card, Page } from '@halyard/shared-contracts/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styles from '../identity/credentials-form.module.css';
import { ConfirmForm } from './confirm-form';

/** A place inside of the product; anything else would let a link lead a person away right after they proved themselves. */
const placeInside = (next: string | null): string =>
  next !== null && /^\/(?![/\\])/.test(next) ? next : '/account';

/** Where other screens send a person before something grave; `next` is where they come back to. */
export function ConfirmIdentityScreen() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const goOn = () => void navigate(placeInside(params.get('next')), { replace: true });
  return (
    <Page title="Confirm that it is you" lead="You are about to change something important.">
      <Card>
        <div className={styles.form}>
          <ConfirmForm onDone={goOn} />
        </div>
      </Card>
    </Page>
  );
}
