export const BILL_PATHS = {
  calendar: '/api/finance/calendar',
  calendarAddress: '/api/finance/calendar-address',
  scheduled: '/api/finance/scheduled',
  billChoices: '/api/finance/bill-choices',
  buffer: '/api/finance/buffer',
} as const;
