import type { IsoDate } from '@halyard/shared-contracts/finance';
import { say } from '../../fact/figured-text';
import { uncheckedSays } from '../../fact/unchecked';
import { type Part, sentence } from '../parts';

interface Source {
  readonly citation: string;
  readonly validTo: IsoDate | null;
  readonly checkedOn: IsoDate;
  readonly verified: boolean;
}

/** Projections have a dozen sources, which their screen names. */
export const PROJECTION_SOURCES_SAID: Part = sentence(
  say`The rules of the law and the market returns behind this are named with their sources on the screen.`,
);

/** The footnotes of the screens name sources in the same way. */
export function sourcesText(sources: readonly Source[], today: IsoDate): Part {
  const words = sources.map(({ citation, validTo }) =>
    validTo !== null && validTo < today
      ? `${citation} (${validTo.slice(0, 4)} figure, not yet updated)`
      : citation,
  );
  const unchecked = uncheckedSays(sources);
  return sentence(
    say`Sources: ${[...new Set(words)].join('; ')}.${unchecked === null ? '' : ` ${unchecked}`}`,
  );
}
