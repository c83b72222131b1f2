import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';

const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,15}$/),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  );

const LATEST_MS = 8.64e15;
const MOST_OFFSET_MIN = 16 * 60;

export const viewerSchema = v.object({
  path: v.pipe(v.string(), v.regex(/^\/[a-z0-9/_-]{0,200}$/)),
  width: whole(1, 100_000),
  now: whole(0, LATEST_MS),
  offset: whole(-MOST_OFFSET_MIN, MOST_OFFSET_MIN),
  /** The offset has been the same for this many days. */
  steady: whole(0, 366),
  /** The page of an older shell does not send this, and expects the answers first. */
  first: v.optional(v.picklist(['answers', 'view']), 'answers'),
});

export type PageViewer = v.InferOutput<typeof viewerSchema>;

/** The page of home sets this cookie for its next visit (`shell/src/index.html`): width, offset, and steady. */
const KNOWN_WINDOW = /(?:^|; )halyard_window=(\d+)\.(-?\d+)\.(\d+)(?:;|$)/;

/** Returns null if the browser's last visit left no window, or one that cannot be. */
export function knownViewer(
  { headers: { cookie = '' } }: Pick<FastifyRequest, 'headers'>,
  clock: Date,
): PageViewer | null {
  const [, width, offset, steady] = KNOWN_WINDOW.exec(cookie) ?? [];
  const now = String(clock.getTime());
  const read = v.safeParse(viewerSchema, { path: '/', width, now, offset, steady, first: 'view' });
  return read.success ? read.output : null;
}

/** With this header, the browser requests home's first view before it has read the page. */
export const FIRST_VIEW_LINK = '</api/first-view>; rel=preload; as=fetch; crossorigin';
