import { Button } from '../../../src/ui/button';
import { CopyButton } from '../../../src/ui/copy';
import { Dialog } from '../../../src/ui/dialog';
import { Note } from '../../../src/ui/note';
import { Codes } from './security.styles';
import { securityText } from './security.text';

const text = securityText.twoStep;

/** The recovery codes, this once: only the button below ends it, not a stray Escape. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <Dialog
    open
    required
    title={text.codes}
    onClose={onClose}
    footer={
      <>
        <CopyButton text={codes.join('\n')} label={text.copyAll} size="md" />
        <Button variant="primary" onClick={onClose}>
          {text.kept}
        </Button>
      </>
    }
  >
    <Note tone="warning">{text.codesHint}</Note>
    <Codes>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Codes>
  </Dialog>
);
