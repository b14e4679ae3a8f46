import { Drawer } from '../../../src/ui/drawer';
import { WallboardLinks } from '../../../widgets/overview/wallboard-links';
import { boardText as text } from './board.text';

/** Links under which screens show the board without a session. */
export const LinksDrawer = ({ onClose }: { onClose: () => void }) => (
  <Drawer open title={text.links} width={640} onClose={onClose}>
    <WallboardLinks />
  </Drawer>
);
