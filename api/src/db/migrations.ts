import type { Migration } from 'kysely';
import { firstTables } from './migrations/0001-first-tables';
import { signInAttempts } from './migrations/0002-sign-in-attempts';
import { bank } from './migrations/0003-bank';
import { ai } from './migrations/0004-ai';
import { identity } from './migrations/0005-identity';
import { privacy } from './migrations/0006-privacy';
import { holdings } from './migrations/0008-holdings';
import { chatTurns } from './migrations/0009-chat-turns';
import { daysOfClosing } from './migrations/0010-days-of-closing';
import { provedAddresses } from './migrations/0011-proved-addresses';
import { visitOffers } from './migrations/0012-visit-offers';
import { knownDevices } from './migrations/0013-known-devices';
import { quotas } from './migrations/0016-quotas';
import { networkUse } from './migrations/0017-network-use';
import { linksAndProbes } from './migrations/0018-links-and-probes';
import { queuedMails } from './migrations/0019-queued-mails';
import { bankCategories } from './migrations/0020-bank-categories';
import { chosenTransfers } from './migrations/0021-chosen-transfers';
import { categories } from './migrations/0022-categories';
import { debtTerms } from './migrations/0024-debt-terms';
import { noWordings } from './migrations/0025-no-wordings';
import { rules } from './migrations/0026-rules';

/** In order. A name must not change, because databases store it. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first-tables': firstTables,
  '0002-sign-in-attempts': signInAttempts,
  '0003-bank': bank,
  '0004-ai': ai,
  '0005-identity': identity,
  '0006-privacy': privacy,
  '0008-holdings': holdings,
  '0009-chat-turns': chatTurns,
  '0010-days-of-closing': daysOfClosing,
  '0011-proved-addresses': provedAddresses,
  '0012-visit-offers': visitOffers,
  '0013-known-devices': knownDevices,
  '0016-quotas': quotas,
  '0017-network-use': networkUse,
  '0018-links-and-probes': linksAndProbes,
  '0019-queued-mails': queuedMails,
  '0020-bank-categories': bankCategories,
  '0021-chosen-transfers': chosenTransfers,
  '0022-categories': categories,
  '0024-debt-terms': debtTerms,
  '0025-no-wordings': noWordings,
  '0026-rules': rules,
};
