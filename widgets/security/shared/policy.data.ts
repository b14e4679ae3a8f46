import { useRead } from '../../../src/api';
import { guardPolicy } from '../../../src/api/contract/guard';
import type { SecurityService } from '../../../src/domain/security';

/** Reads that a change of a protecting service touches. */
export const securityReads = ['/api/v3/guard/'];

/** Milliseconds between two looks: a change may be on its way to the device. */
const every = 5000;

/** One gateway and one service. */
export const useSecurityPolicy = (service: SecurityService, gwid: string) =>
  useRead(guardPolicy, gwid ? { service, gwid } : null, { every });
