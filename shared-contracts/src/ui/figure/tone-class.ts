import type { Tone } from '../tone';
import styles from './tone.module.css';

/** The class that sets text in a tone. */
export function toneClass(tone: Tone | undefined): string | undefined {
  return tone && styles[tone];
}
