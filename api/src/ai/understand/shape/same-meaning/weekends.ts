import type { SameMeaning } from './same-meaning';

const BEFORE = '(?:on |during |over |in )?(?:the |my |an? )?(?:average |typical |usual )?';
const WEEKEND = `${BEFORE}(?:weekends?|saturdays? (?:and|or) sundays?)(?: days?)?`;
const WEEKDAY = `${BEFORE}(?:weekdays?|week days|workdays?|work days|work week|workweek|week|rest of the week|other days)`;
const PARTS = `(?:${WEEKEND}|${WEEKDAY})`;
const JOIN = '(?:versus|than|or|and|compared to|compared with|against|to)';
const BOTH = `(?:${WEEKEND}(?: spending)? ${JOIN} ${WEEKDAY}|${WEEKDAY}(?: spending)? ${JOIN} ${WEEKEND})(?: spending)?`;
const END = '(?= in | last | this | since |$)';

/** These questions compare weekends with the other days of the week. */
export const WEEKENDS: readonly SameMeaning[] = [
  {
    example: 'what do i spend on the weekend compared to the week',
    says: new RegExp(`\\bspend(?: more| less)?(?: money)? ${BOTH}${END}`),
    means: 'spend by weekday',
  },
  {
    example: 'how does my weekend spending compare to weekdays',
    says: new RegExp(
      `^(?:how does|does|is) my (?:weekend|weekday) spending (?:compare to|compare with|stack up against|higher than|lower than|more than|less than|bigger than|exceed) ${PARTS}(?: spending)?${END}`,
    ),
    means: 'my spending by weekday',
  },
  {
    example: 'how much on weekends versus weekdays do i spend on food',
    says: new RegExp(`^how much (?:money )?${BOTH} (do|did) i spend\\b`),
    means: 'how much $1 i spend by weekday',
  },
  {
    example: 'average weekend spending versus average weekday spending',
    says: new RegExp(`^(?:compare )?(?:my )?${BOTH}${END}`),
    means: 'spending by weekday',
  },
  {
    example: 'is my spending higher on weekends',
    says: new RegExp(
      `^is my spending (?:higher|lower|more|less|bigger) ${PARTS}(?: than ${PARTS})?${END}`,
    ),
    means: 'my spending by weekday',
  },
  {
    example: 'compare weekday and weekend dining out in october',
    says: /^compare (?:my )?(?:weekdays?|weekends?) (?:and|versus|to|with|against) (?:weekdays?|weekends?) (?!spending|and |or |in |last |this )(?=\w)/,
    means: 'my spending by weekday on ',
  },
];
