import { useRead, type DataOf } from '../../../src/api';
import { userModel } from '../../../src/api/contract/stats';
import type { ModelRange } from '../shared/model';
import { hour } from '../../../src/domain/time';

/** Data of the user model. */
export type Model = DataOf<typeof userModel>;

/** The user model, once an hour; the former range stays until the other is here. */
export const useUserModel = (day: ModelRange) => useRead(userModel, { day }, { every: hour, keep: true });
