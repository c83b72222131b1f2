/** What a figure or a word means for the person; a sign, an icon or a word always goes with the colour. */
export type Tone = 'positive' | 'negative' | 'warning' | 'info' | 'neutral';
