import { minute } from '../../../src/domain/time';
import { compareDue } from '../fleet/templates/compare';
import type { Job } from '../kit/context/context';

/** Holds access points against their templates. */
export const templates: Job = {
  name: 'templates',
  every: minute,
  run: (services) => compareDue(services, services.now()),
};
