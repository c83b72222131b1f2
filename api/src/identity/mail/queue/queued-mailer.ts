import { HEARTBEAT_MS } from '../../../jobs/lease-time';
import { leaseOwner } from '../../../jobs/lease-owner';
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

export interface QueuedMailer extends Mailer {
  /** Looks for failed mails and those of killed instances. */
  start(): void;
  /** Sends all due mails. */
  deliverDue(): Promise<void>;
}

const LOOK_EVERY_MS = 5_000;

/** Sending happens after the response: its time would reveal whether an address has an account. */
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
  /** One after the other, so that a flood opens one connection. */
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

/** A mail of a killed instance may arrive twice. */
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

/** The error's text repeats the address, so only its code is logged. */
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
