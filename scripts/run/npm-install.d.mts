interface Patience {
  readonly requestMs: number;
  readonly pauseMs: number;
  readonly quietMs: number;
}

interface Install {
  readonly cwd: string;
  readonly args?: readonly string[];
  readonly logFile: string;
  readonly patience?: Patience;
}

export function npmInstall(install: Install): Promise<void>;
