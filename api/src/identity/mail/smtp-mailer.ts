import { createTransport } from 'nodemailer';
import { codeOf } from '../../code-of';
import type { MailConfig } from '../../mail-config';
import type { Mailer } from './mailer';

interface Log {
  error(facts: object, message: string): void;
}

/**
 * Mail through an SMTP server. Nobody waits for the server: how long an answer takes would tell whether there was
 * somebody to write to.
 */
export function smtpMailer({ url, from }: MailConfig, log: Log): Mailer {
  const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true });
  const underWay = new Set<Promise<void>>();
  return {
    isOutbox: false,
    send: async ({ to, subject, body }) => {
      const sending = transport.sendMail({ from, to, subject, text: body }).then(
        () => undefined,
        // The error's own text repeats the address.
        (error: unknown) => log.error({ code: codeOf(error) }, 'A mail could not be sent.'),
      );
      underWay.add(sending);
      void sending.finally(() => underWay.delete(sending));
    },
    close: async () => {
      await Promise.all(underWay);
      transport.close();
    },
  };
}
