import type { Cue } from './cue';

/** These questions are about the assistant itself. */
export const APP_CUES: readonly Cue[] = [
  [
    'setup',
    9,
    'set up ai,setup ai,turn on ai,turn on the ai,enable ai,set up the ai,activate ai,ai features,ai setup',
  ],
  [
    'help',
    8,
    'what can you do,what can i ask,can you help,what questions,what do you know,how can you help',
  ],
  ['help', 1, 'help'],
];
