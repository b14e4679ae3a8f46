import type { report } from '../../../../src/api/contract/ingest';
import type { ParsedOf } from '../../../../src/api/endpoint';

/** What a gateway reports. */
export type Report = ParsedOf<typeof report>;
