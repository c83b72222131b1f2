export const NOT_ANSWERED = 'Not answered';
