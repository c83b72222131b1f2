import { visitsOf } from '../support/browser';
import { describeLooks } from '../support/looks';
import { describeStates } from '../support/states';

const visit = visitsOf();

describeStates('mfe-planning', visit);
describeLooks('mfe-planning', visit);
