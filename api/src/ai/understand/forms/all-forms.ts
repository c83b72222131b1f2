import { BILL_FORMS } from './bill-forms';
import { DEBT_FORMS } from './debt-forms';
import { type Form, form } from './form';
import { LONG_RUN_FORMS } from './long-run-forms';
import { MOVEMENT_FORMS } from './movement-forms';
import { PLAN_FORMS } from './plan-forms';

/** The first form that fits is used. */
export const FORMS: readonly Form[] = [
  ...LONG_RUN_FORMS,
  ...DEBT_FORMS,
  ...PLAN_FORMS,
  ...MOVEMENT_FORMS,
  ...BILL_FORMS,
].map(form);

/** A misspelled word is compared with these. */
export const FORM_WORDS: readonly string[] = [
  ...new Set(
    FORMS.flatMap(({ needs, may }) => [...needs.flat(2), ...may]).filter((word) => word !== ''),
  ),
];
