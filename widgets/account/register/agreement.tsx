import { To } from '../../../src/ui/link';
import { registerText as text } from './register.text';

/** The documents open beside the form, so that nothing typed is lost. */
export const Agreement = () => (
  <>
    {text.agreeBefore}
    <To to={{ name: 'register_protocol' }} target="_blank">
      {text.protocol}
    </To>
    {text.and}
    <To to={{ name: 'register_protocol', query: { doc: 'privacy' } }} target="_blank">
      {text.privacy}
    </To>
  </>
);
