import * as v from 'valibot';

/** Only the answer of POST has the address itself, because no database stores it. */
export const calendarAddressSchema = v.object({
  address: v.nullable(
    v.object({
      created_at: v.string(),
      last_read_at: v.nullable(v.string()),
      amounts: v.boolean(),
    }),
  ),
});

export type CalendarAddress = NonNullable<v.InferOutput<typeof calendarAddressSchema>['address']>;

export const calendarAddressInputSchema = v.object({ amounts: v.boolean() });

export const newCalendarAddressSchema = v.object({ path: v.string() });

export const decodeCalendarAddress = (raw: unknown): CalendarAddress | null =>
  v.parse(calendarAddressSchema, raw).address;

export const decodeNewCalendarAddress = (raw: unknown): string =>
  v.parse(newCalendarAddressSchema, raw).path;
