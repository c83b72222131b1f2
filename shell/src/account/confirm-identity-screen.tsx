import { Card, Page } from '@halyard/shared-contracts/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styles from '../identity/credentials-form.module.css';
import { ConfirmForm } from './confirm-form';

/** No browser reads such a path as another site. */
const PATH = /^(?:\/[\w-]+)+$/;
const FALLBACK = '/account';

const placeInside = (next: string | null): string =>
  next !== null && PATH.test(next) ? next : FALLBACK;

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
