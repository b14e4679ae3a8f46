import { useRead, type DataOf } from '../../../src/api';
import { userModel } from '../../../src/api/contract/stats';
import type { ModelRange } from '../shared/model';

/** Data of the user model. */
export type Model = DataOf<typeof userModel>;

/** The user model, once an hour; the former range stays until the other is here. */
export const useUserModel = (day: ModelRange) => useRead(userModel, { day }, { every: 3_600_000, keep: true });
