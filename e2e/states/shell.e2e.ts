import { visitsOf } from '../support/browser';
import { describeLooks } from '../support/looks';
import { describeStates } from '../support/states';

const visit = visitsOf();

describeStates('shell', visit);
describeLooks('shell', visit);
