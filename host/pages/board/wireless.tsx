import { WirelessMonitor } from '../../../widgets/devices/wireless-monitor';
import { BoardScreen } from './board-screen';
import { boardText as text } from './board.text';

/** A board of its own: it is not made of the overview's cards, so it is not passed on by their links. */
const board = { link: '', cards: [] };

/** `/wireless_monitor/:gwid`: the wireless network of one gateway over the whole screen. */
export const WirelessMonitorPage = ({ gwid = '' }: { gwid?: string }) => (
  <BoardScreen
    board={board}
    title={text.wireless}
    back={{ label: text.backToNetwork, to: `/network/${encodeURIComponent(gwid)}` }}
  >
    <WirelessMonitor gwid={gwid} />
  </BoardScreen>
);
