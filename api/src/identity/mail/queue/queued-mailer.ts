import { HEARTBEAT_MS } from '../../../db/lease/lease-time';
import { leaseOwner } from '../../../db/lease/lease-owner';
import { codeOf } from '../../../code-of';
import type { Db } from '../../../db/database';
import type { Keyring } from '../../../platform/keyring';
import type { Mailer } from '../mailer';
import { isRefusedForGood, pauseAfter } from './backoff';
import { openMail } from './mail-content';
import {
  addMail,
  type ClaimedMail,
  claimMail,
  deleteMail,
  forgetOldMails,
  noteMailFailure,
  renewMail,
} from './mail-store';
import type { MailTransport } from './smtp';

interface MailWorld {
  readonly db: Db;
  readonly clock: () => Date;
  readonly keyring: Keyring;
  readonly transport: MailTransport;
  readonly log: {
    warn(facts: object, message: string): void;
    error(facts: object, message: string): void;
  };
}

/** A mailer whose mails wait in the database until a mail server has taken them. */
export interface QueuedMailer extends Mailer {
  /** Looks for due mails from now on: those that failed, and those of an instance that was killed. */
  start(): void;
  /** Sends what is due and settles when nothing is. */
  deliverDue(): Promise<void>;
}

const LOOK_EVERY_MS = 5_000;

/**
 * Stores each mail before anybody is told that it was sent, and sends it right after. Nobody waits for the mail server: how
 * long an answer takes would tell whether there was somebody to write to. Of several instances one sends a mail.
 */
export function queuedMailer(world: MailWorld): QueuedMailer {
  const { db, clock, keyring, transport, log } = world;
  const owner = leaseOwner();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();

  const deliverAll = async (): Promise<void> => {
    for (;;) {
      const mail = isStopped ? null : await claimMail(db, owner, clock());
      if (!mail) return;
      await deliver(world, owner, mail);
    }
  };
  /** One after the other, so that a flood of mails opens one connection. */
  const soon = (): Promise<void> => {
    underWay = underWay.then(deliverAll).catch((error: unknown) => {
      log.error({ code: codeOf(error) }, 'The mails that wait cannot be read.');
    });
    return underWay;
  };
  return {
    isOutbox: false,
    send: async ({ userId, ...content }) => {
      const text = JSON.stringify(content);
      await addMail(db, userId, (context) => keyring.seal(text, context), clock());
      void soon();
    },
    start: () => {
      timer = setInterval(() => void soon(), LOOK_EVERY_MS).unref();
      void forgetOldMails(db, clock()).catch(() => undefined);
      void soon();
    },
    deliverDue: soon,
    close: async () => {
      isStopped = true;
      clearInterval(timer);
      await underWay;
      transport.close();
    },
  };
}

/** Tries to send one mail. What a killed instance leaves is tried again: its receiver may get it twice, and never not. */
async function deliver(world: MailWorld, owner: string, mail: ClaimedMail): Promise<void> {
  const { db, clock, keyring, transport } = world;
  const heartbeat = setInterval(() => {
    renewMail(db, mail, owner, clock()).catch(() => undefined);
  }, HEARTBEAT_MS).unref();
  try {
    await transport.deliver(mail.id, openMail(keyring, mail));
  } catch (error) {
    return await noteFailure(world, mail, error);
  } finally {
    clearInterval(heartbeat);
  }
  return deleteMail(db, mail);
}

/** The error's own text repeats the address, so its code alone is logged. */
async function noteFailure(world: MailWorld, mail: ClaimedMail, error: unknown): Promise<void> {
  const { db, clock, log } = world;
  const { id, attempts } = mail;
  const code = codeOf(error) || (error instanceof Error ? error.name : 'UNKNOWN');
  const now = clock();
  const pauseMs = isRefusedForGood(error) ? null : pauseAfter(attempts);
  const runAt = pauseMs === null ? null : new Date(now.getTime() + pauseMs);
  await noteMailFailure(db, mail, code, { now, runAt });
  if (runAt) log.warn({ mail: id, code, attempts }, 'A mail could not be sent; it is tried again.');
  else log.error({ mail: id, code, attempts }, 'A mail was given up: npm run mails shows it.');
}
