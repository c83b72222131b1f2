/** The text in place of a missing answer. */
export const NOT_ANSWERED = 'Not answered';
