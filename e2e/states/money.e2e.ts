import { visitsOf } from '../support/browser';
import { describeLooks } from '../support/looks';
import { describeStates } from '../support/states';

const visit = visitsOf();

describeStates('mfe-money', visit);
describeLooks('mfe-money', visit);
