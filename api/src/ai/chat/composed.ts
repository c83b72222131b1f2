import type { AnswerBlock, Query } from '@halyard/shared-contracts/wire';
import { link, sentence } from '../answer/parts';
import { say } from '../fact/figured-text';

export interface Composed {
  readonly blocks: readonly AnswerBlock[];
  readonly query?: Query;
  readonly understood: boolean;
}

export const saidWithLink = ({
  says,
  label,
  href,
}: {
  says: string;
  label: string;
  href: string;
}): Composed => ({
  blocks: [sentence(say`${says}`), link(label, href)],
  understood: true,
});
