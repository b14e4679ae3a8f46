import { usePlace } from '../../../src/session/place';
import { SdwanManage } from '../../../widgets/sdwan/sdwan-manage';

/** `?id=`: the network. */
export function SdwanManagePage() {
  const { id = '' } = usePlace().query;
  return <SdwanManage key={id} network={id} manage />;
}
