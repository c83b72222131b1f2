/** What stands where nothing was said. */
export const NOT_ANSWERED = 'Not answered';
