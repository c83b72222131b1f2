import type { FoundName } from './find-names';

const VISITS = new Set('trip trips meals rides tickets games shows delivery drinks'.split(' '));

/** 'Starbucks trips' are visits to a merchant, not travel. */
export function withoutVisits(found: readonly FoundName[]): FoundName[] {
  return found.filter(({ text, at }) => {
    const isNextTo = (other: FoundName): boolean =>
      other.meaning.merchant.length > 0 &&
      other.meaning.category.length === 0 &&
      (other.at + other.text.split(' ').length === at || other.at > at);
    return !VISITS.has(text) || !found.some(isNextTo);
  });
}
