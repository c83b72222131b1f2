import * as v from 'valibot';
import { dateInput, noteInput, positiveDollarsInput } from '../input';

const text = v.nullable(noteInput);
const dollars = v.nullable(positiveDollarsInput);

/** Requests and answers have this shape (P2-3-4); dollars are per year, and null is unanswered. */
export const factFinderSchema = v.object({
  personal: v.object({
    fullName: text,
    dob: v.nullable(dateInput),
    address: text,
    maritalStatus: text,
  }),
  employment: v.object({ employer: text, title: text, baseSalary: dollars, bonus: dollars }),
  goals: v.pipe(v.array(noteInput), v.maxLength(50)),
  estate: v.object({ will: text, trust: text, healthCareProxy: text, notes: text }),
});

export type FactFinder = v.InferOutput<typeof factFinderSchema>;
