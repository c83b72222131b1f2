const DAY_MS = 86_400_000;
const SHOPS = [
  'CORNER SHOP',
  'CITY TRANSIT',
  'STREAMING CO',
  'BAKERY 12',
  'POWER AND LIGHT',
  'BOOKS',
];

const day = (daysAgo) => new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);

function rows(count, { next, upTo, pick }) {
  return Array.from({ length: count }, () => {
    const daysAgo = 2 + upTo(700);
    const amount = Math.round((next() * 300 - 60) * 100) / 100;
    return {
      date_transacted: day(daysAgo + 1),
      date_posted: day(daysAgo),
      amount,
      description: `${pick(SHOPS)} ${upTo(9999)}`,
    };
  });
}

/**
 * Builds a user with `count` transactions in Plaid's custom-user format. Three quarters are on a checking account,
 * the rest on a card.
 */
export function persona(count, random) {
  const onCard = Math.floor(count / 4);
  const account = (type, subtype, mask, transactions) => ({
    type,
    subtype,
    starting_balance: 1200,
    meta: { name: subtype, mask },
    transactions,
  });
  return {
    as_of: day(0),
    override_accounts: [
      account('depository', 'checking', '0001', rows(count - onCard, random)),
      account('credit', 'credit card', '0002', rows(onCard, random)),
    ],
  };
}
