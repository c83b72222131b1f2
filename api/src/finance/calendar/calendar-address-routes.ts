import {
  calendarAddressInputSchema,
  calendarAddressSchema,
  doneSchema,
  newCalendarAddressSchema,
  PATHS,
} from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import { AppError } from '../../errors';
import { isToken } from '../../identity/tokens';
import { DATA_HEADERS } from '../../platform/data-headers';
import type { Routes } from '../../platform/valibot';
import { prepareForecasts } from '../read/prepare-forecasts';
import { addressOf, makeAddress, noteRead, openAddress, revokeAddress } from './addresses';

/** A calendar service reads for many users from one IP address. */
const readingLimit = { rateLimit: { max: 120, timeWindow: '1 minute' } };
const makingLimit = { rateLimit: { max: 20, timeWindow: '1 minute' } };

const SUFFIX = '.ics';

const key = v.pipe(v.string(), v.check(isToken));
const file = v.pipe(
  v.string(),
  v.endsWith(SUFFIX),
  v.transform((name) => name.slice(0, -SUFFIX.length)),
  key,
);

/** Serves the address at which other calendars read bills and paydays (P3-B3-5). */
export const calendarAddressRoutes: Routes = (app, { db, clock }) => {
  const path = PATHS.finance.calendarAddress;

  app.get(path, { schema: { response: { 200: calendarAddressSchema } } }, async ({ person }) => {
    const found = await addressOf(db, person.userId);
    if (!found) return { address: null };
    const { created_at, last_read_at, amounts } = found;
    return { address: { created_at, last_read_at, amounts: amounts === 1 } };
  });

  app.post(
    path,
    {
      schema: { body: calendarAddressInputSchema, response: { 201: newCalendarAddressSchema } },
      config: makingLimit,
    },
    async (request, reply) => {
      const { userId } = await request.ensurePerson(reply);
      const { id, secret } = await makeAddress(db, userId, request.body.amounts, clock());
      reply.code(201);
      return { path: `${PATHS.calendarFile}/${id}${SUFFIX}?key=${secret}` };
    },
  );

  app.delete(path, { schema: { response: { 200: doneSchema } } }, async (request, reply) => {
    const { userId } = await request.ensurePerson(reply);
    if (!(await revokeAddress(db, userId, clock()))) throw new AppError('NOT_FOUND');
    return { success: true as const };
  });

  /** The secret is in the query, which is never logged. */
  app.get(`${PATHS.calendarFile}/:file`, { config: readingLimit }, async (request, reply) => {
    const id = v.safeParse(file, v.parse(v.object({ file: v.string() }), request.params).file);
    const asked = v.safeParse(v.object({ key }), request.query);
    if (!id.success || !asked.success) throw new AppError('NOT_FOUND');
    const found = await openAddress(db, { id: id.output, secret: asked.output.key });
    if (!found) throw new AppError('NOT_FOUND');
    const { user_id: userId, amounts } = found;
    const financialData = await app.financialDataOf(userId);
    await prepareForecasts(financialData);
    await noteRead(db, found, clock());
    const { calendarFile } = await import('./calendar-file');
    return reply
      .headers(DATA_HEADERS)
      .type('text/calendar; charset=utf-8')
      .send(calendarFile(financialData, { userId, amounts: amounts === 1, now: clock() }));
  });
};
