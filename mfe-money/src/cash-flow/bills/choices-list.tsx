import { countWords } from '@halyard/shared-contracts/finance';
import { Button, Disclosure, List, ListRow } from '@halyard/shared-contracts/ui';
import { useMoneyBillChoicesQuery } from '../../data/bill-endpoints';
import { choiceWords } from './bill-words';
import { IsBillForm } from './is-bill-form';
import styles from './bills.module.css';
import { useBillChoices } from './use-bill-changes';

export function ChoicesList() {
  const { data: choices = [] } = useMoneyBillChoicesQuery();
  const { takeBack } = useBillChoices();
  const count = choices.length === 0 ? '' : ` · ${countWords(choices.length, 'correction')}`;
  return (
    <Disclosure summary={`Is a bill missing or wrong?${count}`}>
      <p className={styles.note}>To say that something is not a bill, choose its day above.</p>
      <IsBillForm />
      <List>
        {choices.map((choice) => (
          <ListRow
            key={choice.id}
            title={choiceWords(choice)}
            value={
              <Button size="small" onClick={() => void takeBack(choice.id)}>
                Take back
                <span className={styles.hiddenText}>: {choice.payees[0]}</span>
              </Button>
            }
          />
        ))}
      </List>
    </Disclosure>
  );
}
