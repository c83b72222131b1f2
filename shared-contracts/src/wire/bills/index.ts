export { type CalendarAnswer, calendarAnswerSchema, decodeCalendar } from './bills-calendar';
export {
  decodeScheduledItem,
  decodeScheduledList,
  scheduledAnswerSchema,
  type ScheduledInput,
  scheduledInputSchema,
  scheduledListSchema,
  scheduledPatchSchema,
} from './scheduled';
export {
  billChoiceAnswerSchema,
  type BillChoiceInput,
  billChoiceInputSchema,
  billChoicesSchema,
  decodeBillChoice,
  decodeBillChoices,
} from './bill-choice';
export {
  bufferAnswerSchema,
  bufferChangedSchema,
  bufferInputSchema,
  decodeBufferChanged,
} from './buffer';
export {
  type CalendarAddress,
  calendarAddressInputSchema,
  calendarAddressSchema,
  decodeCalendarAddress,
  decodeNewCalendarAddress,
  newCalendarAddressSchema,
} from './calendar-address';
export { decodeForecast, type ForecastAnswer, forecastAnswerSchema } from '../forecast';
