import { useRead, type DataOf } from '../../src/api';
import { flowModel } from '../../src/api/contract/stats';

/** Data of the traffic model. */
export type Model = DataOf<typeof flowModel>;

/** Which traffic is looked at. */
export type Range = '30' | 'history';

/** The traffic model, once an hour; the former range stays until the other is here. */
export const useFlowModel = (day: Range) => useRead(flowModel, { day }, { every: 3_600_000, keep: true });
