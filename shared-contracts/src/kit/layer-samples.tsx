import { useState } from 'react';
import { Button, SelectField, TextField } from '../ui';
import { FilterSheet, Sheet } from '../ui/parts';
import type { Sample } from './sample';

function SheetSample() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open sheet</Button>
      <Sheet
        title="Change category"
        open={open}
        onClose={close}
        footer={
          <Button variant="primary" onClick={close}>
            Save
          </Button>
        }
      >
        <TextField label="Find a category" />
      </Sheet>
    </>
  );
}

const ACCOUNTS = [
  'All accounts',
  'Everyday Checking',
  'An account with a very long official name',
].map((label) => ({ value: label, label }));

function Filters({ start }: { readonly start: number }) {
  const [active, setActive] = useState(start);
  return (
    <FilterSheet active={active} result="24 transactions" onClear={() => setActive(0)}>
      <SelectField label="Account" options={ACCOUNTS} onChange={() => setActive(active + 1)} />
      <TextField label="Largest amount" inputMode="decimal" />
    </FilterSheet>
  );
}

export const LAYER_SAMPLES: readonly Sample[] = [
  { title: 'Sheet', states: [{ name: 'Closed', content: <SheetSample /> }] },
  {
    title: 'Filter sheet',
    states: [
      { name: 'No filter', content: <Filters start={0} /> },
      { name: 'Two filters', content: <Filters start={2} /> },
    ],
  },
];
