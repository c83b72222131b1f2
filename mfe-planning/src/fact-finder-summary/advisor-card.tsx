import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Card, useToast } from '@halyard/shared-contracts/ui';
import { ADVISOR_TEXT } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { usePlanningSummaryPdfMutation } from './summary-pdf-endpoint';
import styles from './summary.module.css';

/** The browser may start a download late; the address must still exist then. */
const REVOKE_AFTER_MS = 60_000;

function download(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}

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
