import { words } from '../../../src/text/words';

/** Titles of what belongs to all smart networks. */
export const smartNetworkText = words('smartNetwork', { groups: '组网分组', nodes: '新建节点' });
