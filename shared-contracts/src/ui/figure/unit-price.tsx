import styles from './money.module.css';

const MOST_DECIMALS = 8;

const decimals = (least: number) =>
  new Intl.NumberFormat('en-US', {
    minimumFractionDigits: least,
    maximumFractionDigits: MOST_DECIMALS,
  });
const QUANTITY = decimals(0);
const PRICE = decimals(2);

interface UnitPriceProps {
  /** Units held. */
  readonly quantity: number;
  /** Of one unit, in `currency`; null when nobody said. */
  readonly price: number | null;
  readonly currency: string;
}

/** How many at what price: '3.5 × $101.125'; the number alone where the price is unknown. */
export function UnitPrice({ quantity, price, currency }: UnitPriceProps) {
  const count = QUANTITY.format(quantity);
  if (price === null) return <span className={styles.money}>{count}</span>;
  const each =
    currency === 'USD' ? `$${PRICE.format(price)}` : `${PRICE.format(price)} ${currency}`;
  return (
    <span className={styles.money}>
      {count} × {each}
    </span>
  );
}
