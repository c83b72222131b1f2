import type { Tone } from '../tone';
import styles from './tone.module.css';

export function toneClass(tone: Tone | undefined): string | undefined {
  return tone && styles[tone];
}
