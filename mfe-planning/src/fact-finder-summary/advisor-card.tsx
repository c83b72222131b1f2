import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Card, useToast } from '@halyard/shared-contracts/ui';
import { ADVISOR_TEXT } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { download } from '../data/pdf';
import { usePlanningSummaryPdfMutation } from './summary-pdf-endpoint';
import styles from './summary.module.css';

const FILE_NAME = 'fact-finder-summary.pdf';

export function AdvisorCard() {
  const [generated, setGenerated] = useState(false);
  const { fetchPdf, busy, error } = usePdf();
  return (
    <Card
      title="Advisor summary"
      actions={
        <>
          <Button variant="primary" onClick={() => setGenerated(true)}>
            Generate Summary
          </Button>
          <Button disabled={!generated} busy={busy} onClick={() => void fetchPdf()}>
            Download PDF
          </Button>
        </>
      }
    >
      {error !== undefined && (
        <p role="alert" className={styles.failed}>
          The PDF could not be made. {failureMessage(error)}
        </p>
      )}
      <div role="status" className={styles.text}>
        {generated ? (
          ADVISOR_TEXT.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
        ) : (
          <p className={styles.hint}>
            Generate the summary to read it here. Then it can be downloaded as a PDF.
          </p>
        )}
      </div>
    </Card>
  );
}

function usePdf() {
  const [request, { isLoading, error }] = usePlanningSummaryPdfMutation();
  const toast = useToast();
  const fetchPdf = async () => {
    const { data } = await request();
    if (data === undefined) return;
    download(data, FILE_NAME);
    toast.show({ message: 'PDF downloaded' });
  };
  return { fetchPdf, busy: isLoading, error };
}
