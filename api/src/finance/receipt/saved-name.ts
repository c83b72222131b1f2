import type { Receipt } from '@halyard/shared-contracts/wire';

const ENDINGS: Readonly<Record<Receipt['type'], readonly [usual: string, ...others: string[]]>> = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
};

/** Signs of paths, and those that nobody sees or that turn the direction of text. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/gu;

/**
 * The name under which a receipt is saved: in no other folder, and with the ending of its type, because an image or a
 * PDF can contain a page that would run when the file is opened as `.html`.
 */
export function savedName({ name, type }: Pick<Receipt, 'name' | 'type'>): string {
  const safe = name.replace(UNSAFE, '_');
  const isRight = ENDINGS[type].some((ending) => safe.toLowerCase().endsWith(ending));
  return isRight ? safe : `${safe}${ENDINGS[type][0]}`;
}
