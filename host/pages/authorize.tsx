import { usePlace } from '../../src/session/place';
import { SiteConsent, type SiteAnswer } from '../../widgets/account/site-consent';
import { Entrance } from './entrance/entrance';

/** `/authorize?id=…`: a site asks its visitor to sign in; the answer goes to its page and nowhere else. */
export function AuthorizePage() {
  const { query } = usePlace();
  return (
    <Entrance>
      <SiteConsent request={query.id} onSiteAnswered={answer} />
    </Entrance>
  );
}

function answer({ code, origin, framed, back }: SiteAnswer): void {
  const asking = window.opener as Window | null;
  if (asking) {
    // A frame of ours stands on our own origin; what it is given it may use on the page around it only.
    asking.postMessage({ netpane: 'sign-in', code }, framed ? location.origin : origin);
    window.close();
  } else if (back) location.replace(`${back}#np-sign-in=${code ?? ''}`);
}
