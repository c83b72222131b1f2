import { Card, Page } from '@halyard/shared-contracts/ui';
import { Lock } from 'lucide-react';
import { KnowledgeForm } from './knowledge-form';
import styles from './knowledge-admin.module.css';

interface KnowledgeAdminScreenProps {
  /** The bundler replaces `NODE_ENV`. */
  readonly development?: boolean;
}

// Implements P1-2.10-1.
export function KnowledgeAdminScreen({
  development = process.env.NODE_ENV === 'development',
}: KnowledgeAdminScreenProps) {
  return (
    <Page title="Knowledge Base Administration">
      {development ? <KnowledgeForm /> : <Restricted />}
    </Page>
  );
}

function Restricted() {
  return (
    <Card>
      <div className={styles.restricted}>
        <Lock size={28} aria-hidden="true" />
        <p>
          Access Restricted - Knowledge Base Administration is only available in development mode.
        </p>
      </div>
    </Card>
  );
}
