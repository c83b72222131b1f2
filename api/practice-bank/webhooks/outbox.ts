import { createHash, randomUUID } from 'node:crypto';
import type { Item } from '../bank/item';
import type { WebhookBody } from './bodies';
import { newSigningKey, type SigningKey, signJwt } from './keys';

export interface QueuedWebhook {
  readonly id: string;
  readonly url: string;
  readonly body: string;
  readonly firstAtMs: number;
  attempts: number;
  nextAtMs: number;
}

/** Sends a webhook and returns the HTTP status. Throws if there is no answer. */
export type WebhookPoster = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<number>;

// Plaid repeats a webhook after 30 seconds, then after four times as long each time, up to 24 hours.
const FIRST_RETRY_MS = 30_000;
const RETRY_FACTOR = 4;
const GIVE_UP_AFTER_MS = 24 * 3_600_000;

interface OutboxState {
  readonly queue: QueuedWebhook[];
  readonly keys: SigningKey[];
}

/** Signs and delivers webhooks, and repeats those that were not accepted. */
export class Outbox {
  readonly #state: OutboxState;
  readonly #clock: () => Date;
  readonly #post: WebhookPoster;
  #delivery: Promise<void> = Promise.resolve();

  constructor(state: OutboxState, clock: () => Date, post: WebhookPoster) {
    this.#state = state;
    this.#clock = clock;
    this.#post = post;
  }

  /** Queues a webhook if the Item has an address for it, and starts the delivery. */
  send(item: Item, body: WebhookBody): void {
    if (!item.webhook) return;
    const nowMs = this.#clock().getTime();
    this.#state.queue.push({
      id: randomUUID(),
      url: item.webhook,
      // Plaid indents the text by two spaces and signs it as sent.
      body: JSON.stringify(body, null, 2),
      firstAtMs: nowMs,
      attempts: 0,
      nextAtMs: nowMs,
    });
    void this.deliverDue();
  }

  deliverDue(): Promise<void> {
    this.#delivery = this.#delivery.then(() => this.#round());
    return this.#delivery;
  }

  /** Signs with a new key from now on. Marks the old one as expired; it can still be fetched. */
  rotateKey(): void {
    const now = this.#clock();
    for (const key of this.#state.keys) key.expiredAtSec ??= Math.floor(now.getTime() / 1000);
    this.#state.keys.push(newSigningKey(now));
  }

  async #round(): Promise<void> {
    const nowMs = this.#clock().getTime();
    for (const webhook of this.#state.queue.filter((one) => one.nextAtMs <= nowMs)) {
      const isAccepted = await this.#attempt(webhook);
      if (isAccepted || nowMs - webhook.firstAtMs >= GIVE_UP_AFTER_MS) this.#drop(webhook);
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
      return false;
    }
  }

  #verification(body: string): string {
    const key = this.#state.keys.findLast((one) => one.expiredAtSec === null) ?? this.#firstKey();
    return signJwt(key, {
      iat: Math.floor(this.#clock().getTime() / 1000),
      request_body_sha256: createHash('sha256').update(body).digest('hex'),
    });
  }

  #firstKey(): SigningKey {
    const key = newSigningKey(this.#clock());
    this.#state.keys.push(key);
    return key;
  }

  #drop(webhook: QueuedWebhook): void {
    this.#state.queue.splice(this.#state.queue.indexOf(webhook), 1);
  }
}

function postpone(webhook: QueuedWebhook, nowMs: number): void {
  webhook.nextAtMs = nowMs + FIRST_RETRY_MS * RETRY_FACTOR ** webhook.attempts;
  webhook.attempts += 1;
}

const ANSWER_TIMEOUT_MS = 10_000;

export const postWithFetch: WebhookPoster = async (url, body, headers) => {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const answer = await fetch(url, { method: 'POST', body, headers: { ...headers }, signal });
  return answer.status;
};
