import { useRead, type DataOf } from '../../../src/api';
import { flowModel } from '../../../src/api/contract/stats';
import type { ModelRange } from '../shared/model';
import { hour } from '../../../src/domain/time';

/** Data of the traffic model. */
export type Model = DataOf<typeof flowModel>;

/** The traffic model, once an hour; the former range stays until the other is here. */
export const useFlowModel = (day: ModelRange) => useRead(flowModel, { day }, { every: hour, keep: true });
