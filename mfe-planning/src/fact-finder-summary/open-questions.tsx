import { Link } from 'react-router-dom';
import styles from './summary.module.css';

export function OpenQuestions({ answers }: { readonly answers: readonly unknown[] }) {
  const open = answers.filter((answer) => answer === null || answer === '').length;
  if (open === 0) return null;
  return (
    <p className={styles.note}>
      {open === 1 ? 'One question is' : `${open} questions are`} still open.{' '}
      <Link to="/fact-finder">Answer in the fact finder</Link>
    </p>
  );
}
