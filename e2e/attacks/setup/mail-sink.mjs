import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

/** Starts a real SMTP server on a free port. It writes each mail to a file in `folder` as `{ to, source }`. */
export async function startMailSink(folder) {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  /** The rename keeps readers from seeing half a file. The numbers in the names give the order. */
  const store = (mail) => {
    const name = join(folder, String((count += 1)).padStart(6, '0'));
    writeFileSync(`${name}.part`, JSON.stringify(mail));
    renameSync(`${name}.part`, `${name}.json`);
  };
  const putOff = new Set();
  /** Some servers accept mail from an unknown sender only when it is sent a second time. */
  const isPutOff = (address) => {
    if (!address.startsWith('greylisted') || putOff.has(address)) return false;
    putOff.add(address);
    return true;
  };
  const server = new SMTPServer({
    onRcptTo: ({ address }, _session, done) =>
      done(isPutOff(address) ? Object.assign(new Error('Try later'), { responseCode: 451 }) : null),
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        store({ to, source: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${server.server.address().port}`,
      MAIL_FROM: 'Halyard <hello@money.example>',
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
