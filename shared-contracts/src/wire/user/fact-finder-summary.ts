import * as v from 'valibot';

export const summaryPdfInputSchema = v.object({ summary: v.literal(true) });

/** All users read the same text, so it contains no figure (P2-2.summary-5). */
export const ADVISOR_TEXT: readonly string[] = [
  'This summary brings together what you have told us and what your accounts show: what you own and owe, what you spend each month, how you are insured and what you hope to reach. Read it as a picture of today. It changes as your accounts, your answers and your life do.',
  'Three questions are worth settling first. Is enough cash set aside to carry you through a few months without pay? Does the money you can spare go to the debts with the highest interest? Is something put away regularly for the years in which you no longer want to work? If one of these is open, it usually comes before anything more elaborate.',
  'Then look at protection. Insurance should cover what your income or your savings could not replace, and a policy that is no longer active covers nothing. A will and a health care proxy, known to the people they name, cost little now and spare others much later.',
  'Last, put your goals in order and give each one a date and a monthly amount. Come back to this page after a change of job, home or family, and at least once a year. This is general educational information and no professional advice: talk to a qualified professional before a decision that is hard to undo.',
];
