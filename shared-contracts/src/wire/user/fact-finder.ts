import * as v from 'valibot';
import { dateInput, noteInput, positiveDollarsInput } from '../input';

const text = v.nullable(noteInput);
const dollars = v.nullable(positiveDollarsInput);

const MOST_PERSONS = 20;
const MOST_YEARS = 60;

const count = (most: number) =>
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)));

/** Dependents need the user's income for `supportYears` more years. */
const familySchema = v.object({ dependents: count(MOST_PERSONS), supportYears: count(MOST_YEARS) });

/** Requests and answers have this shape (P2-3-4). Dollars are per year, and null is unanswered. */
export const factFinderSchema = v.object({
  personal: v.object({
    fullName: text,
    dob: v.nullable(dateInput),
    address: text,
    maritalStatus: text,
  }),
  family: v.optional(familySchema),
  employment: v.object({ employer: text, title: text, baseSalary: dollars, bonus: dollars }),
  goals: v.pipe(v.array(noteInput), v.maxLength(50)),
  estate: v.object({ will: text, trust: text, healthCareProxy: text, notes: text }),
});

export type FactFinder = v.InferOutput<typeof factFinderSchema>;

/** `goalsBefore` has the goals that the form showed at first, so that goals which have been changed elsewhere stay. */
export const factFinderInputSchema = v.object({
  ...factFinderSchema.entries,
  goalsBefore: v.optional(factFinderSchema.entries.goals),
});
