import type { PropsOf } from '../../../src/element/contract';
import { LinksPanel } from '../shared/board-links/links-panel';
import type { wallboardLinksContract } from './wallboard-links.contract';

/** Links under which screens show the overview or a board without a session. */
export const WallboardLinks = ({ board = '' }: PropsOf<typeof wallboardLinksContract>) => <LinksPanel board={board} />;
