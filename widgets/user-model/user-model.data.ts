import { useRead, type DataOf } from '../../src/api';
import { userModel } from '../../src/api/contract/stats';

/** Data of the user model. */
export type Model = DataOf<typeof userModel>;

/** Which users are looked at. */
export type Range = '30' | 'history';

/** The user model, once an hour; the former range stays until the other is here. */
export const useUserModel = (day: Range) => useRead(userModel, { day }, { every: 3_600_000, keep: true });
