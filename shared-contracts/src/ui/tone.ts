/** A sign, an icon, or a word always accompanies the color. */
export type Tone = 'positive' | 'negative' | 'warning' | 'info' | 'neutral';
