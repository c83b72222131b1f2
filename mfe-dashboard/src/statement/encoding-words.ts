import type { StatementEncoding } from '@halyard/shared-contracts/wire';

export const ENCODING_WORDS: Readonly<Record<StatementEncoding, string>> = {
  'utf-8': 'All languages (UTF-8)',
  'utf-16le': 'All languages (UTF-16)',
  'utf-16be': 'All languages (UTF-16 BE)',
  'windows-1252': 'Western European (Windows-1252)',
  'iso-8859-15': 'Western European (ISO 8859-15)',
  'windows-1250': 'Central European (Windows-1250)',
  'iso-8859-2': 'Central European (ISO 8859-2)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  gb18030: 'Simplified Chinese (GB 18030)',
  big5: 'Traditional Chinese (Big5)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  'euc-kr': 'Korean (EUC-KR)',
};
