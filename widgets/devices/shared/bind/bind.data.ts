import { useRead, useWrite } from '../../../../src/api';
import { bind, filterOptions } from '../../../../src/api/contract/device';

/** Every list and count of devices on the page, and the figures that are made of them. */
export const affected = ['/api/v3/device/', '/api/v3/user_stat/complex'];

/** Takes a gateway into the account. */
export const useBind = () => useWrite(bind, affected);

/** The groups that a gateway may go to. */
export const useGroups = () => useRead(filterOptions, { kind: 'gateway' }, { keep: true });
