/** The environment's variables, as a process is given them. */
export type Env = Readonly<Record<string, string | undefined>>;
