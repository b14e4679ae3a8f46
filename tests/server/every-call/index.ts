import * as account from './account';
import * as fleet from './fleet';
import * as people from './people';
import * as operator from './operator';
import * as services from './services';
import * as sites from './sites';

/** Parts of the contract by name, each with one good call of every endpoint in it. */
export const parts = [account, fleet, sites, people, services, operator].flatMap((area) => Object.entries(area));
