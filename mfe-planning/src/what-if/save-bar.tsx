import type { WhatIfChanges } from '@halyard/shared-contracts/long-run';
import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Form, TextField, useToast } from '@halyard/shared-contracts/ui';
import { encodeScenario, type Scenario } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { download } from '../data/pdf';
import {
  usePlanningAddScenarioMutation,
  usePlanningEditScenarioMutation,
  usePlanningWhatIfPdfMutation,
} from '../data/scenario-endpoints';
import { useWrite } from '../form/use-write';
import { kindWords } from './draft';
import styles from './what-if.module.css';

const LONGEST_NAME = 80;

interface SaveBarProps {
  readonly changes: WhatIfChanges;
  /** The changes began with this saved scenario. */
  readonly open: Scenario | null;
  readonly onSaved: (scenario: Scenario) => void;
}

export function SaveBar({ changes, open, onSaved }: SaveBarProps) {
  const [name, setName] = useState(open?.name ?? '');
  const [add] = usePlanningAddScenarioMutation();
  const [edit] = usePlanningEditScenarioMutation();
  const write = useWrite();
  const pdf = usePdf();
  const named = () => name.trim() || kindWords(changes).slice(0, LONGEST_NAME);
  const store = (input: ReturnType<typeof encodeScenario>) =>
    open ? edit({ id: open.id, input }).unwrap() : add(input).unwrap();
  const save = () =>
    write.run(async () => onSaved(await store(encodeScenario(named(), changes))), 'Scenario saved');
  const failed = write.error ?? pdf.error;
  return (
    <div className={styles.save}>
      <Form onSubmit={save} problem={failed === undefined ? null : failureMessage(failed)}>
        <TextField
          label="Name"
          maxLength={LONGEST_NAME}
          placeholder={kindWords(changes)}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <div className={styles.buttons}>
          <Button variant="primary" type="submit" busy={write.busy}>
            {open ? 'Save changes' : 'Save scenario'}
          </Button>
          <Button
            busy={pdf.busy}
            onClick={() => void pdf.fetchPdf(encodeScenario(named(), changes))}
          >
            Download PDF
          </Button>
        </div>
      </Form>
    </div>
  );
}

function usePdf() {
  const [request, { isLoading, error }] = usePlanningWhatIfPdfMutation();
  const toast = useToast();
  const fetchPdf = async (input: ReturnType<typeof encodeScenario>) => {
    const { data } = await request(input);
    if (data === undefined) return;
    download(data, 'what-if.pdf');
    toast.show({ message: 'PDF downloaded' });
  };
  return { fetchPdf, busy: isLoading, error };
}
