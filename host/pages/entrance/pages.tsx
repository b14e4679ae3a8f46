import { useEffect } from 'react';
import { signIn, useSession } from '../../../src/session';
import { usePlace } from '../../../src/session/place';
import { PasswordForgot } from '../../../widgets/account/password-forgot';
import { PasswordReset } from '../../../widgets/account/password-reset';
import { QrConfirm } from '../../../widgets/account/qr-confirm';
import { Register } from '../../../widgets/account/register';
import { loginPath } from '../../guard';
import { currentTarget, go } from '../../navigation';
import { useReferralLink } from '../../referral';
import { Entrance } from './entrance';

/** `/register`: the new account is signed in at once. */
export function RegisterPage() {
  const { query } = usePlace();
  useReferralLink(query.ref);
  return (
    <Entrance>
      <Register
        scene={query.scene}
        onSessionStart={({ token, remember }) => {
          signIn(token, remember);
          go('/', { replace: true });
        }}
      />
    </Entrance>
  );
}

/** `/forgot_password` */
export const ForgotPasswordPage = () => (
  <Entrance>
    <PasswordForgot />
  </Entrance>
);

/** `/password_reset/:token` */
export const PasswordResetPage = ({ token = '' }: { token?: string }) => (
  <Entrance>
    <PasswordReset token={token} />
  </Entrance>
);

/** `/qrcode?id=…`: what a phone opens after scanning. The phone must be signed in itself. */
export function QrcodePage() {
  const { token } = useSession();
  const { query } = usePlace();
  useEffect(() => {
    if (!token) go(loginPath(currentTarget()), { replace: true });
  }, [token]);
  if (!token) return null;
  return (
    <Entrance>
      <QrConfirm qrId={query.id} />
    </Entrance>
  );
}
