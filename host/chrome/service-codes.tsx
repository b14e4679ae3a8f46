import { styled } from 'styled-components';
import { deployment } from '../../src/domain/deployment';
import { token } from '../../src/theme';
import { QrCode } from '../../src/ui/qr';
import { addressOf } from '../destinations';
import { panelsText } from './panels.text';

/** QR codes of the service account and of the phone edition. */
export function ServiceCodes() {
  const { qr } = panelsText;
  return (
    <Pair>
      <Code>
        <QrCode text={deployment.serviceQr || address('ikuai_wechat')} label={qr.service} size={136} />
        <b>{qr.service}</b>
        <span>{qr.serviceHint}</span>
      </Code>
      <Code>
        <QrCode text={deployment.mobileQr || address('phone')} label={qr.mobile} size={136} />
        <b>{qr.mobile}</b>
        <span>{qr.mobileHint}</span>
      </Code>
    </Pair>
  );
}

const address = (name: string): string => location.origin + (addressOf({ name }) ?? '/');

const Pair = styled.div`
  display: flex;
  gap: 24px;
`;

const Code = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  width: 136px;
  text-align: center;
  & b {
    margin-top: 8px;
    color: ${token('text-1')};
  }
  & span {
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
`;
