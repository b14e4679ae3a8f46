import { usePlace } from '../../session/place';
import { Button } from '../button';
import { Missing } from './missing';
import { missingText as text } from './missing.text';

/** In place of what stands behind a gateway that this account does not have. */
export function MissingGateway() {
  const { go } = usePlace();
  const back = <Button onClick={() => go({ name: 'networks' })}>{text.toGateways}</Button>;
  return <Missing title={text.gateway} gone="unbound" action={back} />;
}
