import type { Migration } from 'kysely';
import { firstTables } from './migrations/up-to-0020/0001-first-tables';
import { signInAttempts } from './migrations/up-to-0020/0002-sign-in-attempts';
import { bank } from './migrations/up-to-0020/0003-bank';
import { ai } from './migrations/up-to-0020/0004-ai';
import { identity } from './migrations/up-to-0020/0005-identity';
import { privacy } from './migrations/up-to-0020/0006-privacy';
import { holdings } from './migrations/up-to-0020/0008-holdings';
import { chatTurns } from './migrations/up-to-0020/0009-chat-turns';
import { daysOfClosing } from './migrations/up-to-0020/0010-days-of-closing';
import { provedAddresses } from './migrations/up-to-0020/0011-proved-addresses';
import { visitOffers } from './migrations/up-to-0020/0012-visit-offers';
import { knownDevices } from './migrations/up-to-0020/0013-known-devices';
import { quotas } from './migrations/up-to-0020/0016-quotas';
import { networkUse } from './migrations/up-to-0020/0017-network-use';
import { linksAndProbes } from './migrations/up-to-0020/0018-links-and-probes';
import { queuedMails } from './migrations/up-to-0020/0019-queued-mails';
import { bankCategories } from './migrations/up-to-0020/0020-bank-categories';
import { chosenTransfers } from './migrations/0021-chosen-transfers';
import { categories } from './migrations/0022-categories';
import { debtTerms } from './migrations/0024-debt-terms';
import { noWordings } from './migrations/0025-no-wordings';
import { rules } from './migrations/0026-rules';
import { changeHistory } from './migrations/0027-change-history';
import { shares } from './migrations/0028-shares';
import { receipts } from './migrations/0029-receipts';
import { goals } from './migrations/0030-goals';
import { envelopes } from './migrations/0031-envelopes';
import { ownPlans } from './migrations/0032-own-plans';
import { calendarAddresses } from './migrations/0033-calendar-addresses';
import { investmentTrades } from './migrations/0038-investment-trades';
import { scenarios } from './migrations/0042-scenarios';
import { timeZones } from './migrations/0048-time-zones';
import { socialSecurity } from './migrations/0049-social-security';
import { madeNames } from './migrations/0050-made-names';
import { idempotencyKeys } from './migrations/0051-idempotency-keys';
import { directionControls } from './migrations/0052-direction-controls';

/** The migrations run in this order. A name must not change, because databases store it. */
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
  '0027-change-history': changeHistory,
  '0028-shares': shares,
  '0029-receipts': receipts,
  '0030-goals': goals,
  '0031-envelopes': envelopes,
  '0032-own-plans': ownPlans,
  '0033-calendar-addresses': calendarAddresses,
  '0038-investment-trades': investmentTrades,
  '0042-scenarios': scenarios,
  '0048-time-zones': timeZones,
  '0049-social-security': socialSecurity,
  '0050-made-names': madeNames,
  '0051-idempotency-keys': idempotencyKeys,
  '0052-direction-controls': directionControls,
};
