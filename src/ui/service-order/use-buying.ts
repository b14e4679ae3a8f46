import { useClient } from '../../api';
import { usePlace, type Destination } from '../../session/place';

/**
 * How something is bought here: who is signed in to the console orders on the spot; from a partner's page, which is never
 * allowed to spend an account's money, the way leads to the console.
 */
export function useBuying(): (console: Destination, here: () => void) => void {
  const { personal } = useClient();
  const place = usePlace();
  return (console, here) => {
    if (personal) here();
    else place.go(console);
  };
}
