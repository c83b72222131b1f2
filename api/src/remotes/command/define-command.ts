import * as v from 'valibot';
import { Refused } from '../storage/refused';
import type { Outcome, World } from './world';

export type Run = (world: World, raw: unknown) => Promise<Outcome>;

export function defineCommand<S extends v.GenericSchema>(
  schema: S,
  run: (world: World, params: v.InferOutput<S>) => Promise<Outcome>,
): Run {
  return (world, raw) => {
    const read = v.safeParse(schema, raw);
    if (!read.success) {
      const [issue] = read.issues;
      const name = parameterName(v.getDotPath(issue));
      throw new Refused(
        issue.received === 'undefined'
          ? `${name} is missing.`
          : `${name} must be ${wanted(issue)}.`,
      );
    }
    return run(world, read.output);
  };
}

const parameterName = (name: string | null): string => {
  if (name === null) return 'It';
  return name === 'target' || name === 'remote' ? `The ${name}` : `--${name}`;
};

const wanted = (issue: v.BaseIssue<unknown>): string =>
  issue.message.startsWith('Invalid ') ? (issue.expected ?? 'valid') : issue.message;
