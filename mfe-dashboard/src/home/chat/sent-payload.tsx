import { Button } from '@halyard/shared-contracts/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { serverText } from '../../server-text';
import { useDashboardChatSentQuery } from './chat-api';
import styles from './chat.module.css';

export function SentPayload({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const region = useId();
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-expanded={open}
        aria-controls={region}
        onClick={() => setOpen(!open)}
      >
        What was sent
      </Button>
      <div id={region} hidden={!open} className={styles.sent}>
        {open && <Requests id={id} />}
      </div>
    </>
  );
}

function Requests({ id }: { id: string }) {
  const { data, error } = useDashboardChatSentQuery(id);
  const first = useRef<HTMLPreElement>(null);
  useEffect(() => {
    const element = first.current;
    if (data && element && 'scrollIntoView' in element)
      element.scrollIntoView({ block: 'nearest' });
  }, [data]);
  if (error) return <p role="alert">{serverText(error, 'What was sent could not be read.')}</p>;
  if (!data) return <p role="status">Loading what was sent...</p>;
  return data.requests.map((request, index) => (
    <pre
      key={index}
      ref={index === 0 ? first : undefined}
      tabIndex={0}
      aria-label={`Request ${index + 1}`}
      className={styles.request}
    >
      {spread(request)}
    </pre>
  ));
}

function spread(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
