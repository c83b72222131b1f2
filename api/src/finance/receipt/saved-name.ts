import type { Receipt } from '@halyard/shared-contracts/wire';

const ENDINGS: Readonly<Record<Receipt['type'], readonly [usual: string, ...others: string[]]>> = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
};

/** These are the characters of paths, invisible ones, and those that change the direction of text. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/gu;

/**
 * Returns a file name without folders and with the ending of its type. Images and PDFs can contain a page that
 * would run if the file opened as `.html`.
 */
export function savedName({ name, type }: Pick<Receipt, 'name' | 'type'>): string {
  const safe = name.replace(UNSAFE, '_');
  const isRight = ENDINGS[type].some((ending) => safe.toLowerCase().endsWith(ending));
  return isRight ? safe : `${safe}${ENDINGS[type][0]}`;
}
