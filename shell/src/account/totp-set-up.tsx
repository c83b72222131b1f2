import { failureMessage } from '@halyard/shared-contracts/store';
import {
  Button,
  Dialog,
  Form,
  FormProblem,
  LoadingView,
  TextField,
} from '@halyard/shared-contracts/ui';
import { totpCodeInputSchema, type TotpStart } from '@halyard/shared-contracts/wire';
import { useEffect, useEffectEvent, useState } from 'react';
import { encode } from 'uqr';
import { useShellConfirmTotpMutation, useShellStartTotpMutation } from './account-api';
import { useGuarded } from './guarded-context';
import { RecoveryCodes } from './recovery-codes-dialog';
import * as v from 'valibot';
import styles from './account.module.css';

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

function FirstCode({
  start,
  onCodes,
}: {
  start: TotpStart;
  onCodes: (codes: readonly string[]) => void;
}) {
  const guarded = useGuarded();
  const [confirm, { isLoading, error }] = useShellConfirmTotpMutation();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = async () => {
    const isCode = v.is(totpCodeInputSchema, { code });
    setWrong(!isCode);
    if (!isCode) return;
    const { data } = await guarded(() => confirm({ code }));
    if (data) onCodes(data.codes);
  };
  return (
    <Form onSubmit={submit} problem={error && failureMessage(error)}>
      <p>Scan this with an authenticator app, or type the key in by hand.</p>
      <QrCode text={start.uri} label="QR code for your authenticator app" />
      <p>
        Key: <code className={styles.code}>{inFours(start.secret)}</code>
      </p>
      <TextField
        label="Code"
        hint="The six digits that the app shows now"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={wrong && 'Enter the six digits'}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="primary" busy={isLoading}>
        Turn on
      </Button>
    </Form>
  );
}

interface TotpSetUpProps {
  readonly onClose: (isOn: boolean) => void;
}

export function TotpSetUp({ onClose }: TotpSetUpProps) {
  const guarded = useGuarded();
  const [start, { data, error }] = useShellStartTotpMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => onClose(codes !== null);
  const begin = useEffectEvent(() => void guarded(() => start()));
  useEffect(() => begin(), []);
  return (
    <Dialog title="Set up an authenticator app" open onClose={close}>
      {codes !== null && <RecoveryCodes codes={codes} onDone={close} />}
      {codes === null && error !== undefined && <FormProblem>{failureMessage(error)}</FormProblem>}
      {codes === null && data && <FirstCode start={data} onCodes={setCodes} />}
      {codes === null && !data && error === undefined && <LoadingView />}
    </Dialog>
  );
}

/** QR readers need empty modules around the code. */
const QUIET = 4;

function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <path d={path} />
    </svg>
  );
}
