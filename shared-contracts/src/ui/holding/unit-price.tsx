import styles from '../figure/money.module.css';
import { numberFormat } from '../figure/number-format';

const MOST_DECIMALS = 8;

const count = (quantity: number) => numberFormat(0, MOST_DECIMALS).format(quantity);
const amount = (price: number) => numberFormat(2, MOST_DECIMALS).format(price);

interface UnitPriceProps {
  readonly quantity: number;
  readonly price: number | null;
  readonly currency: string;
}

export function UnitPrice({ quantity, price, currency }: UnitPriceProps) {
  const units = count(quantity);
  if (price === null) return <span className={styles.money}>{units}</span>;
  const each = currency === 'USD' ? `$${amount(price)}` : `${amount(price)} ${currency}`;
  return (
    <span className={styles.money}>
      {units} × {each}
    </span>
  );
}
