import { createHash, randomUUID } from 'node:crypto';
import type { Item } from '../bank/item';
import type { WebhookBody } from './bodies';
import { newSigningKey, type SigningKey, signJwt } from './keys';

/** A webhook that waits to be delivered. */
export interface QueuedWebhook {
  readonly id: string;
  readonly url: string;
  readonly body: string;
  readonly firstAtMs: number;
  attempts: number;
  nextAtMs: number;
}

/** Sends one webhook and returns the HTTP status; throws when there is no answer. */
export type WebhookPoster = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<number>;

// Plaid: retried up to 24 hours, first after 30 seconds, each wait four times the one before.
const FIRST_RETRY_MS = 30_000;
const RETRY_FACTOR = 4;
const GIVE_UP_AFTER_MS = 24 * 3_600_000;

interface Mail {
  readonly queue: QueuedWebhook[];
  readonly keys: SigningKey[];
}

/** Signs and delivers webhooks; what is not taken is tried again. The queue is part of the bank's state. */
export class Outbox {
  readonly #mail: Mail;
  readonly #clock: () => Date;
  readonly #post: WebhookPoster;
  #delivery: Promise<void> = Promise.resolve();

  constructor(mail: Mail, clock: () => Date, post: WebhookPoster) {
    this.#mail = mail;
    this.#clock = clock;
    this.#post = post;
  }

  /** Queues a webhook for an Item that has somewhere to send it, and starts delivering. */
  send(item: Item, body: WebhookBody): void {
    if (!item.webhook) return;
    const nowMs = this.#clock().getTime();
    this.#mail.queue.push({
      id: randomUUID(),
      url: item.webhook,
      // Plaid signs the text it sends, and sends it indented by two spaces.
      body: JSON.stringify(body, null, 2),
      firstAtMs: nowMs,
      attempts: 0,
      nextAtMs: nowMs,
    });
    void this.deliverDue();
  }

  /** Sends everything that is due by the clock, one at a time. Settles when that round is over. */
  deliverDue(): Promise<void> {
    this.#delivery = this.#delivery.then(() => this.#round());
    return this.#delivery;
  }

  /** From now on another key signs; the old one is marked as expired and can still be fetched. */
  rotateKey(): void {
    const now = this.#clock();
    for (const key of this.#mail.keys) key.expiredAtSec ??= Math.floor(now.getTime() / 1000);
    this.#mail.keys.push(newSigningKey(now));
  }

  async #round(): Promise<void> {
    const nowMs = this.#clock().getTime();
    for (const webhook of this.#mail.queue.filter((one) => one.nextAtMs <= nowMs)) {
      const taken = await this.#attempt(webhook);
      if (taken || nowMs - webhook.firstAtMs >= GIVE_UP_AFTER_MS) this.#drop(webhook);
      else postpone(webhook, nowMs);
    }
  }

  async #attempt(webhook: QueuedWebhook): Promise<boolean> {
    try {
      const status = await this.#post(webhook.url, webhook.body, {
        'content-type': 'application/json',
        'plaid-verification': this.#verification(webhook.body),
      });
      return status >= 200 && status < 300;
    } catch {
      // Nobody answered: the same as a refusal, it is tried again.
      return false;
    }
  }

  #verification(body: string): string {
    const key = this.#mail.keys.findLast((one) => one.expiredAtSec === null) ?? this.#firstKey();
    return signJwt(key, {
      iat: Math.floor(this.#clock().getTime() / 1000),
      request_body_sha256: createHash('sha256').update(body).digest('hex'),
    });
  }

  #firstKey(): SigningKey {
    const key = newSigningKey(this.#clock());
    this.#mail.keys.push(key);
    return key;
  }

  #drop(webhook: QueuedWebhook): void {
    this.#mail.queue.splice(this.#mail.queue.indexOf(webhook), 1);
  }
}

function postpone(webhook: QueuedWebhook, nowMs: number): void {
  webhook.nextAtMs = nowMs + FIRST_RETRY_MS * RETRY_FACTOR ** webhook.attempts;
  webhook.attempts += 1;
}

const ANSWER_WITHIN_MS = 10_000;

/** Posts with `fetch`; Plaid waits ten seconds for an answer. */
export const postWithFetch: WebhookPoster = async (url, body, headers) => {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = await fetch(url, { method: 'POST', body, headers: { ...headers }, signal });
  return answer.status;
};
