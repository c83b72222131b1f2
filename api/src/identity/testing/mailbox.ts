import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Arrived {
  readonly to: readonly string[];
  readonly source: string;
}

export interface Mailbox {
  /** An api with this environment sends mail to this server. */
  readonly env: Readonly<Record<string, string>>;
  next(): Promise<Arrived>;
  waiting(): number;
  /** Refuses the next mails with an SMTP status. */
  refuse(times: number, status: number): void;
  close(): Promise<void>;
}

export async function startMailbox(): Promise<Mailbox> {
  const arrived: Arrived[] = [];
  const waiting: ((mail: Arrived) => void)[] = [];
  let refusals = 0;
  let refusalStatus = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      if (refusals === 0) return done();
      refusals -= 1;
      return done(Object.assign(new Error('refused'), { responseCode: refusalStatus }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const mail = { to, source: Buffer.concat(chunks).toString('utf8') };
        const waiter = waiting.shift();
        if (waiter) waiter(mail);
        else arrived.push(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Halyard <hello@app.example>' },
    next: () => {
      const mail = arrived.shift();
      return mail ? Promise.resolve(mail) : new Promise((resolve) => waiting.push(resolve));
    },
    waiting: () => arrived.length,
    refuse: (times, status) => {
      refusals = times;
      refusalStatus = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
