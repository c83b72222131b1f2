#!/usr/bin/env node
import { createRemote } from './create-remote.mjs';

try {
  console.log(createRemote(process.argv.slice(2), process.cwd()));
} catch (error) {
  console.error(error.name === 'Refusal' ? error.message : error);
  process.exitCode = 1;
}
