import { signIn, useSession } from '../../../src/session';
import { usePlace } from '../../../src/session/place';
import { PasswordForgot } from '../../../widgets/account/password-forgot';
import { PasswordReset } from '../../../widgets/account/password-reset';
import { QrConfirm } from '../../../widgets/account/qr-confirm';
import { Register } from '../../../widgets/account/register';
import { go } from '../../navigation';
import { useReferralLink } from '../../referral';
import { SignInFirst } from './sign-in-first';
import { signInFirstText } from './sign-in-first.text';
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

/** `/qrcode?id=…`: what a phone opens after scanning. It says so when the phone is not signed in itself. */
export function QrcodePage() {
  const { token } = useSession();
  const { query } = usePlace();
  return (
    <Entrance>{token ? <QrConfirm qrId={query.id} /> : <SignInFirst {...signInFirstText.confirmSignIn} />}</Entrance>
  );
}
