import { useRead, useWrite, type DataOf } from '../../../src/api';
import { pluginDetail, pluginReview } from '../../../src/api/contract/plugin';
import { touched } from '../shared/apply';

/** What a plugin's details say. */
export type Detail = DataOf<typeof pluginDetail>;

/** Everything about one plugin. */
export const usePlugin = (id: string) => useRead(pluginDetail, { id }, { keep: true });
/** Says what one thinks of a plugin. */
export const useReview = () => useWrite(pluginReview, touched);
