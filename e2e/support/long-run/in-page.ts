import { longRunFigures, projectionMs } from './figures';

Object.assign(globalThis, { longRunFigures, projectionMs });
