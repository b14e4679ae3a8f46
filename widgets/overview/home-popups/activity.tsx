import { usePlace } from '../../../src/session/place';
import { Button, IconButton } from '../../../src/ui/button';
import { BareDialog } from '../../../src/ui/dialog';
import { X } from '../../../src/ui/icon';
import { Box, Corner, Foot } from './ad';
import { homePopupsText } from './home-popups.text';

const text = homePopupsText.activity;

interface ActivityProps {
  title: string;
  /** Picture of the pop-up; empty where the activity has none. */
  image: string;
  onClose: () => void;
}

/** A running activity that wants to be seen. */
export function Activity({ title: told, image, onClose }: ActivityProps) {
  const title = told || text.untold;
  const place = usePlace();
  const open = () => {
    onClose();
    place.go({ name: 'sdwan.package' });
  };
  return (
    <BareDialog label={title} width={480} onClose={onClose}>
      <Box>
        {image && <img src={image} alt={title} />}
        <Foot>
          <b>{title}</b>
          <Button variant="primary" data-autofocus="" onClick={open}>
            {text.open}
          </Button>
        </Foot>
      </Box>
      <Corner>
        <IconButton label={homePopupsText.close} hint="none" onClick={onClose}>
          <X size={20} />
        </IconButton>
      </Corner>
    </BareDialog>
  );
}
