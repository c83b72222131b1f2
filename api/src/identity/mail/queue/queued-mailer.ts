import { HEARTBEAT_MS, renewLease } from '../../../jobs/lease-time';
import { leaseOwner } from '../../../jobs/lease-owner';
import { systemErrorCode } from '../../../system-error-code';
import type { Db } from '../../../db/database';
import type { Keyring } from '../../../platform/keyring';
import type { Mailer } from '../mailer';
import { isRefusedForGood, retryDelayMs } from './backoff';
import { openMail } from './mail-content';
import {
  addMail,
  type ClaimedMail,
  claimMail,
  deleteMail,
  deleteOldMails,
  recordMailFailure,
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
  start(): void;
  deliverDue(): Promise<void>;
}

const LOOK_EVERY_MS = 5_000;

/** Sending happens after the response: its time would reveal whether an address has an account. */
export function queuedMailer(world: MailWorld): QueuedMailer {
  const { db, clock, keyring, transport, log } = world;
  const owner = leaseOwner();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let inProgress: Promise<void> = Promise.resolve();

  const deliverAll = async (): Promise<void> => {
    for (;;) {
      const mail = isStopped ? null : await claimMail(db, owner, clock());
      if (!mail) return;
      await deliver(world, owner, mail);
    }
  };
  /** It sends one mail after the other, so that a flood opens one connection. */
  const deliverSoon = (): Promise<void> => {
    inProgress = inProgress.then(deliverAll).catch((error: unknown) => {
      log.error({ code: systemErrorCode(error) }, 'The mails that wait cannot be read.');
    });
    return inProgress;
  };
  return {
    isOutbox: false,
    send: async ({ userId, ...content }) => {
      const text = JSON.stringify(content);
      await addMail(db, userId, (context) => keyring.seal(text, context), clock());
      void deliverSoon();
    },
    start: () => {
      timer = setInterval(() => void deliverSoon(), LOOK_EVERY_MS).unref();
      void deleteOldMails(db, clock()).catch(() => undefined);
      void deliverSoon();
    },
    deliverDue: deliverSoon,
    close: async () => {
      isStopped = true;
      clearInterval(timer);
      await inProgress;
      transport.close();
    },
  };
}

/** A mail of a killed instance may arrive twice. */
async function deliver(world: MailWorld, owner: string, mail: ClaimedMail): Promise<void> {
  const { db, clock, keyring, transport } = world;
  const heartbeat = setInterval(() => {
    renewLease(db, 'queued_mails', mail, owner, clock()).catch(() => undefined);
  }, HEARTBEAT_MS).unref();
  try {
    await transport.deliver(mail.id, openMail(keyring, mail));
  } catch (error) {
    return await recordFailure(world, mail, error);
  } finally {
    clearInterval(heartbeat);
  }
  return deleteMail(db, mail);
}

/** The error's text repeats the address, so only its code is logged. */
async function recordFailure(world: MailWorld, mail: ClaimedMail, error: unknown): Promise<void> {
  const { db, clock, log } = world;
  const { id, attempts } = mail;
  const code = systemErrorCode(error) || (error instanceof Error ? error.name : 'UNKNOWN');
  const now = clock();
  const delayMs = isRefusedForGood(error) ? null : retryDelayMs(attempts);
  const runAt = delayMs === null ? null : new Date(now.getTime() + delayMs);
  await recordMailFailure(db, mail, code, { now, runAt });
  if (runAt) log.warn({ mail: id, code, attempts }, 'A mail could not be sent; it is tried again.');
  else log.error({ mail: id, code, attempts }, 'A mail was given up: npm run mails shows it.');
}
