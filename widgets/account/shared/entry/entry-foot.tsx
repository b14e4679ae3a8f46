import { To } from '../../../../src/ui/link';
import { Foot } from './entry.styles';
import { entryText } from './entry.text';

/** Copyright, user agreement and privacy policy. */
export const EntryFoot = () => (
  <Foot part="footer">
    <span>{entryText.copyright(new Date().getFullYear())}</span>
    <nav aria-label={entryText.protocol}>
      <To to={{ name: 'register_protocol' }}>{entryText.protocol}</To>
      <To to={{ name: 'register_protocol', query: { doc: 'privacy' } }}>{entryText.privacy}</To>
    </nav>
  </Foot>
);
