import { isoDate, shortDate } from '@halyard/shared-contracts/finance';
import { failureMessage } from '@halyard/shared-contracts/store';
import {
  Button,
  ConfirmDialog,
  QueryView,
  TextField,
  Toggle,
  useToast,
} from '@halyard/shared-contracts/ui';
import type { CalendarAddress } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import {
  useMoneyCalendarAddressQuery,
  useMoneyMakeCalendarAddressMutation,
  useMoneyRevokeCalendarAddressMutation,
} from '../../data/bill-endpoints';
import styles from './bills.module.css';

/** Implements P3-B3-5. */
export function Address() {
  return (
    <QueryView
      query={useMoneyCalendarAddressQuery()}
      loading="Loading the calendar address..."
      errorMessage={failureMessage}
    >
      {(found) => <AddressForm found={found} />}
    </QueryView>
  );
}

const dayOf = (instant: string): string =>
  shortDate(isoDate(instant.slice(0, 'YYYY-MM-DD'.length)));

function stateOf({ created_at, last_read_at, amounts }: CalendarAddress): string {
  const kind = amounts ? 'with amounts' : 'without amounts';
  const read = last_read_at === null ? 'not read yet' : `last read ${dayOf(last_read_at)}`;
  return `On since ${dayOf(created_at)}, ${kind}, ${read}.`;
}

function AddressForm({ found }: { readonly found: CalendarAddress | null }) {
  const [amounts, setAmounts] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [make, { isLoading }] = useMoneyMakeCalendarAddressMutation();
  const [revoke] = useMoneyRevokeCalendarAddressMutation();
  const toast = useToast();
  const create = async () => {
    const { data, error } = await make(amounts);
    if (error) toast.show({ message: failureMessage(error) });
    else setAddress(new URL(data, globalThis.location.href).href);
  };
  const turnOff = async () => {
    setAsking(false);
    const { error } = await revoke();
    if (error) {
      toast.show({ message: failureMessage(error) });
      return;
    }
    setAddress(null);
    toast.show({ message: 'The calendar address is off' });
  };
  return (
    <>
      <p className={styles.note}>
        Subscribe to your bills and paydays in Apple, Google, or Outlook Calendar. Anybody who has
        the address can read them, without a password.
      </p>
      {found && <p className={styles.note}>{stateOf(found)}</p>}
      {address !== null && <NewAddress address={address} />}
      <Toggle label="Include amounts" checked={amounts} onChange={setAmounts} />
      <div className={styles.actions}>
        <Button busy={isLoading} onClick={() => void create()}>
          {found ? 'Replace the address' : 'Create an address'}
        </Button>
        {found && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            Turn off
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Turn off the calendar address?"
        message="Calendars that use it stop updating at once. You can create another one later."
        confirmLabel="Turn off"
        tone="danger"
        onConfirm={() => void turnOff()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function NewAddress({ address }: { readonly address: string }) {
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toast.show({ message: 'Address copied' });
  };
  return (
    <div className={styles.address}>
      <TextField
        label="Your secret address"
        hint="It is shown once. Create another one if you lose it."
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={() => void copy()}>Copy address</Button>
    </div>
  );
}
