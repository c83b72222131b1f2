import { useState } from 'react';
import { fromDollars } from '../money';
import {
  Button,
  Card,
  Chip,
  ChipGroup,
  DataTable,
  Form,
  FormButtons,
  HoldingList,
  Money,
  SearchField,
  SelectField,
  SortButtons,
  TextArea,
  TextField,
  Toggle,
} from '../ui';
import styles from './catalog.module.css';
import type { Sample } from './sample';

const STATUSES = [
  { value: 'all', label: 'All', count: 12 },
  { value: 'over', label: 'Over Budget', count: 3 },
  { value: 'long', label: 'A choice with a name so long that it has to wrap' },
] as const;

type Status = (typeof STATUSES)[number]['value'];

function Choices() {
  const [status, setStatus] = useState<Status>('all');
  return <ChipGroup label="Status" options={STATUSES} value={status} onChange={setStatus} />;
}

const ORDERS = [
  { value: 'name', label: 'Name' },
  { value: 'amount', label: 'Amount' },
] as const;

function Order() {
  const [order, setOrder] = useState<(typeof ORDERS)[number]['value']>('amount');
  return (
    <SortButtons label="Sort" options={ORDERS} value={order} direction="desc" onChange={setOrder} />
  );
}

function Switch({ disabled = false }: { readonly disabled?: boolean }) {
  const [on, setOn] = useState(true);
  return <Toggle label="Send a mail" checked={on} onChange={setOn} disabled={disabled} />;
}

function Search() {
  const [text, setText] = useState('');
  return (
    <SearchField
      label="Search transactions"
      placeholder="Search transactions"
      value={text}
      onChange={setText}
    />
  );
}

const FORM = 'kit-form';

const DEBTS = [
  { name: 'Everyday Card', owed: fromDollars(1_282.17) },
  { name: 'A mortgage with a name so long that it has to wrap', owed: fromDollars(12_345_678.9) },
];

const holding = (id: string, name: string, value: number) => ({
  id,
  accountId: 'kit',
  name,
  ticker: null,
  quantity: 10,
  unitPrice: value / 10,
  pricedOn: null,
  value: fromDollars(value),
  costBasis: null,
  currency: 'USD',
  kind: 'fund' as const,
});

export const ENTRY_SAMPLES: readonly Sample[] = [
  {
    title: 'Choices',
    states: [
      { name: 'One of several', content: <Choices /> },
      {
        name: 'Several may be on',
        content: (
          <div className={styles.line}>
            <Chip pressed>Pending</Chip>
            <Chip pressed={false}>Hidden</Chip>
          </div>
        ),
      },
      { name: 'Order', content: <Order /> },
      { name: 'Switch', content: <Switch /> },
      { name: 'Switch that is disabled', content: <Switch disabled /> },
    ],
  },
  {
    title: 'Fields',
    states: [
      { name: 'Search', content: <Search /> },
      { name: 'Text', content: <TextField label="Name" hint="As you call it" /> },
      { name: 'Error', content: <TextField label="Name" error="Give it a name" /> },
      { name: 'Several lines', content: <TextArea label="Note" /> },
      {
        name: 'Choice',
        content: <SelectField label="Type" options={[{ value: 'home', label: 'Home' }]} />,
      },
    ],
  },
  {
    title: 'Form',
    states: [
      {
        name: 'With a problem',
        content: (
          <Card
            title="Add a debt"
            footer={
              <FormButtons
                formId={FORM}
                submitLabel="Save"
                busy={false}
                onClose={() => undefined}
              />
            }
          >
            <Form id={FORM} onSubmit={() => undefined} problem="The server did not answer.">
              <TextField label="Lender" />
            </Form>
          </Card>
        ),
      },
    ],
  },
  {
    title: 'Data table',
    states: [
      {
        name: 'Rows that open, stacked on a phone',
        content: (
          <DataTable
            caption="Debts"
            columns={[
              { key: 'name', header: 'Name', cell: ({ name }) => name, sortable: true },
              {
                key: 'owed',
                header: 'Owed',
                align: 'end',
                cell: ({ owed }) => <Money amount={owed} />,
              },
            ]}
            rows={DEBTS}
            rowKey={({ name }) => name}
            sort={{ key: 'name', direction: 'asc' }}
            onSort={() => undefined}
            onRowOpen={() => undefined}
          />
        ),
      },
    ],
  },
  {
    title: 'Holding list',
    states: [
      {
        name: 'Less than the balance',
        content: (
          <HoldingList
            account={{ type: 'brokerage', balance: fromDollars(1_000), currency: 'USD' }}
            held={[holding('one', 'Lone Star Total Market Fund', 600)]}
          />
        ),
      },
      {
        name: 'Not loaded',
        content: (
          <HoldingList
            account={{ type: 'brokerage', balance: fromDollars(1_000), currency: 'USD' }}
            held={undefined}
            failed
          />
        ),
      },
    ],
  },
  {
    title: 'Action',
    states: [{ name: 'Small', content: <Button size="small">Edit</Button> }],
  },
];
